import type { WidgetLoader } from '../field-type';

const widget: WidgetLoader = [
	'[data-srfm-mask]',
	() => import( /* webpackChunkName: "form-mask" */ './mask/mask' ),
];

export default widget;
