import type { WidgetLoader } from '../field-type';

const widget: WidgetLoader = [
	'.srfm-input-datepicker:is(:not([type=time]),[data-format])',
	() => import( /* webpackChunkName: "form-date" */ './date' ),
];

export default widget;
