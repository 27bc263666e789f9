import type { WidgetLoader } from '../field-type';

const widget: WidgetLoader = [
	'.srfm-input-dropdown',
	() => import( /* webpackChunkName: "form-dropdown" */ './dropdown' ),
];

export default widget;
