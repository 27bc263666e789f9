import type { WidgetLoader } from '../field-type';

const widget: WidgetLoader = [
	'.srfm-richtext',
	() => import( /* webpackChunkName: "form-rich-text" */ './rich-text' ),
];

export default widget;
