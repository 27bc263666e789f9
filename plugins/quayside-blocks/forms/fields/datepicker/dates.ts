/** Validates dates and times as browsers submit them: 2026-11-20, 09:30, 2026-11-20T09:30. Dates.php has the same rules. */
import type { RuleError, Rules } from '../rules';

/** Determines whether a text is a date, a time, or both. */
export const isDate = ( type: string, value: string ): boolean => {
	if ( type === 'time' ) {
		return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test( value );
	}
	if ( type === 'dateTime' ) {
		return (
			value[ 10 ] === 'T' &&
			isDate( 'date', value.slice( 0, 10 ) ) &&
			isDate( 'time', value.slice( 11 ) )
		);
	}
	const [ , year, month, day ] =
		/^(\d{4})-(\d\d)-(\d\d)$/.exec( value )?.map( Number ) ?? [];
	return (
		!! year &&
		!! month &&
		month < 13 &&
		!! day &&
		day <=
			new Date( Date.UTC( 2000 + ( year % 400 ), month, 0 ) ).getUTCDate()
	);
};

/** Validates a date, a time, or both. */
export const checkDate = ( value: string, rules: Rules ): RuleError | null => {
	if ( ! isDate( rules.dateType ?? 'date', value ) ) {
		return { code: 'date' };
	}
	// Values of the same format sort chronologically as strings.
	if ( rules.minDate && value < rules.minDate ) {
		return { code: 'minDate', limit: rules.minDate };
	}
	if ( rules.maxDate && value > rules.maxDate ) {
		return { code: 'maxDate', limit: rules.maxDate };
	}
	const { weekdays } = rules;
	return weekdays &&
		! weekdays.includes( new Date( value.slice( 0, 10 ) ).getUTCDay() )
		? { code: 'weekday', limit: weekdays.join() }
		: null;
};
