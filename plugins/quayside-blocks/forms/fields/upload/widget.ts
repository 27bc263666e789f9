import type { WidgetLoader } from '../field-type';

const widget: WidgetLoader = [
	'.srfm-upload',
	() => import( /* webpackChunkName: "form-upload" */ './upload' ),
];

export default widget;
