import type { WidgetLoader } from '../field-type';

const widget: WidgetLoader = [
	'.srfm-input-phone',
	() => import( /* webpackChunkName: "form-phone" */ './phone' ),
];

export default widget;
