// Made from the folders with a widget by npm run fields.
import datepicker from './datepicker/widget';
import dropdown from './dropdown/widget';
import input from './input/widget';
import phone from './phone/widget';
import textarea from './textarea/widget';
import upload from './upload/widget';
import type { WidgetLoader } from './field-type';

/** Widgets of fields. */
export const WIDGETS: WidgetLoader[] = [ datepicker, dropdown, input, phone, textarea, upload ];
