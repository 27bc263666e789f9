/** Formats dates with PHP format strings, as WordPress uses them: "F j, Y", "d.m.Y", "H:i". */

const twoDigits = ( number: number ): string =>
	String( number ).padStart( 2, '0' );

/** Returns the English ordinal suffix of a day. */
const ordinalSuffix = ( day: number ): string =>
	day > 3 && day < 21
		? 'th'
		: ( [ 'th', 'st', 'nd', 'rd' ][ day % 10 ] ?? 'th' );

/**
 * Formats a date, a time, or both the way the site does.
 *
 * @param value    Such as 2026-11-20, 09:30, or 2026-11-20T09:30.
 * @param format   PHP format string. Unsupported letters, such as those for the time zone, are left out.
 * @param language Language of the names.
 */
export function formatDate(
	value: string,
	format: string,
	language: string | undefined
): string {
	const [ , day = '', time = '' ] =
		/^(\d{4}-\d\d-\d\d)?T?(\d\d:\d\d)?$/.exec( value ) ?? [];
	const date = new Date( `${ day || '2000-01-01' }T${ time || '00:00' }Z` );
	const part = (
		type: 'weekday' | 'month',
		options: Intl.DateTimeFormatOptions
	): string =>
		// Formatting the month together with the day lets languages inflect its name.
		new Intl.DateTimeFormat( language, {
			day: 'numeric',
			...options,
			calendar: 'gregory',
			timeZone: 'UTC',
		} )
			.formatToParts( date )
			.find( ( each ) => each.type === type )?.value ?? '';
	const hours = date.getUTCHours();
	const number = date.getUTCDate();
	const tokens: Record< string, () => string | number > = {
		d: () => twoDigits( number ),
		j: () => number,
		S: () => ordinalSuffix( number ),
		D: () => part( 'weekday', { weekday: 'short' } ),
		l: () => part( 'weekday', { weekday: 'long' } ),
		m: () => twoDigits( date.getUTCMonth() + 1 ),
		n: () => date.getUTCMonth() + 1,
		M: () => part( 'month', { month: 'short' } ),
		F: () => part( 'month', { month: 'long' } ),
		Y: () => date.getUTCFullYear(),
		y: () => twoDigits( date.getUTCFullYear() % 100 ),
		H: () => twoDigits( hours ),
		G: () => hours,
		h: () => twoDigits( hours % 12 || 12 ),
		g: () => hours % 12 || 12,
		i: () => twoDigits( date.getUTCMinutes() ),
		s: () => '00',
		a: () => ( hours < 12 ? 'am' : 'pm' ),
		A: () => ( hours < 12 ? 'AM' : 'PM' ),
	};
	return format
		.replace(
			/\\(.)|[a-z]/gi,
			( token, escaped?: string ) =>
				escaped ?? String( tokens[ token ]?.() ?? '' )
		)
		.trim();
}
