/** Dates in PHP's notation of formats, which sites write theirs in: "F j, Y", "d.m.Y", "H:i". */

const twice = ( number: number ): string => String( number ).padStart( 2, '0' );

/** The English ending of a day. */
const ending = ( day: number ): string =>
	day > 3 && day < 21
		? 'th'
		: ( [ 'th', 'st', 'nd', 'rd' ][ day % 10 ] ?? 'th' );

/**
 * Writes a date, a time, or both as the site does.
 *
 * @param value    Such as 2026-11-20, 09:30, or 2026-11-20T09:30.
 * @param format   PHP's notation. Letters that no date of a field has, such as a time zone, are left out.
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
		// A month beside its day: languages that decline it do so.
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
	const signs: Record< string, () => string | number > = {
		d: () => twice( number ),
		j: () => number,
		S: () => ending( number ),
		D: () => part( 'weekday', { weekday: 'short' } ),
		l: () => part( 'weekday', { weekday: 'long' } ),
		m: () => twice( date.getUTCMonth() + 1 ),
		n: () => date.getUTCMonth() + 1,
		M: () => part( 'month', { month: 'short' } ),
		F: () => part( 'month', { month: 'long' } ),
		Y: () => date.getUTCFullYear(),
		y: () => twice( date.getUTCFullYear() % 100 ),
		H: () => twice( hours ),
		G: () => hours,
		h: () => twice( hours % 12 || 12 ),
		g: () => hours % 12 || 12,
		i: () => twice( date.getUTCMinutes() ),
		s: () => '00',
		a: () => ( hours < 12 ? 'am' : 'pm' ),
		A: () => ( hours < 12 ? 'AM' : 'PM' ),
	};
	return format
		.replace(
			/\\(.)|[a-z]/gi,
			( sign, escaped?: string ) =>
				escaped ?? String( signs[ sign ]?.() ?? '' )
		)
		.trim();
}
