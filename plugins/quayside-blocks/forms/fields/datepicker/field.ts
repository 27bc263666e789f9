import type { FieldType } from '../field-type';
import { checkDate } from './dates';

/** A field for a date, a time, or both. */
const datepicker: FieldType = {
	rules: ( rules, { control } ) => {
		const {
			dataset: { weekdays },
			max,
			min,
			type,
		} = control as HTMLInputElement;
		rules.dateType = type === 'datetime-local' ? 'dateTime' : type;
		rules.minDate = min;
		rules.maxDate = max;
		if ( weekdays ) {
			rules.weekdays = weekdays.split( ',' ).map( Number );
		}
	},
	validate: checkDate,
	order: ( value, expected ) =>
		value ? Number( value > expected ) - Number( value < expected ) : NaN,
};

export default datepicker;
