/**
 * Resolves relative limits of date fields: "today", "+7 days", "-18 years", "+3 weekdays", "field:ID", "field:ID +1 day". PHP
 * has the same rules in forms/fields/datepicker/DateLimit.php. contracts/forms/cases/date-limits.json tests both.
 */
import { isDate } from './dates';
import { addDays, addMonths, positionInWeek } from './days';

const RELATIVE =
	/^(?:today|field:([a-z0-9]{1,40}))?\s*(?:([+-])\s*(\d{1,4})\s+(day|weekday|week|month|year)s?)?$/i;

const is = ( dateType: string, value: string ): boolean =>
	!! value && isDate( dateType, value );

/** Determines whether a limit depends on the current day or on another field. */
export const isRelative = ( limit: string ): boolean =>
	!! limit.trim() && RELATIVE.test( limit.trim() );

const fit = ( value: string, type: string, end: 'min' | 'max' ): string => {
	if ( is( type, value ) ) {
		return value;
	}
	if ( type === 'date' && is( 'dateTime', value ) ) {
		return value.slice( 0, 10 );
	}
	return type === 'dateTime' && is( 'date', value )
		? value + ( end === 'min' ? 'T00:00' : 'T23:59' )
		: '';
};

/** Returns a day moved by a number of units; empty outside the years 1 to 9999. */
const shift = ( day: string, unit: string, number: number ): string => {
	const limit = unit === 'year' ? 12 : 1;
	if ( unit === 'month' || unit === 'year' ) {
		const year = Math.floor(
			( Number( day.slice( 0, 4 ) ) * 12 +
				Number( day.slice( 5, 7 ) ) -
				1 +
				number * limit ) /
				12
		);
		return year < 1 || year > 9999 ? '' : addMonths( day, number * limit );
	}
	let shifted = day;
	if ( unit === 'weekday' ) {
		for (
			let left = Math.abs( number );
			left > 0 && is( 'date', shifted );
			left -= positionInWeek( shifted, 1 ) < 5 ? 1 : 0
		) {
			shifted = addDays( shifted, Math.sign( number ) );
		}
	} else {
		shifted = addDays( day, number * ( unit === 'week' ? 7 : 1 ) );
	}
	return is( 'date', shifted ) ? shifted : '';
};

/**
 * Resolves a limit to the format of its field's value; empty for none.
 *
 * @param limit   Limit as entered in the editor.
 * @param type    Type of the field: date, time, or dateTime.
 * @param end     Which end it limits.
 * @param today   Day to use for "today".
 * @param valueOf Returns the value of another field.
 */
export function resolveLimit(
	limit: string,
	type: string,
	end: 'min' | 'max',
	today: string,
	valueOf: ( id: string ) => string
): string {
	const text = limit.trim();
	const [ found, id, sign, number, unit ] = RELATIVE.exec( text ) ?? [];
	if ( ! found ) {
		return fit( text, type, end );
	}
	let base = id ? valueOf( id ).trim() : today;
	if ( unit ) {
		const day = base.slice( 0, 10 );
		const shifted = is( 'date', day )
			? shift( day, unit.toLowerCase(), Number( `${ sign }${ number }` ) )
			: '';
		base = shifted && shifted + base.slice( 10 );
	}
	return fit( base, type, end );
}
