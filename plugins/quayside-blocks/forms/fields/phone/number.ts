/** Full phone numbers. PHP uses the same table in forms/fields/phone/Phone.php. contracts/forms/cases/phone-numbers.json tests both. */
import table from './phone-countries.json';

const CODES = table.codes as Record< string, number[] >;

/** Calling code and trunk prefix of each country, by ISO code. */
export const COUNTRIES = table.countries as unknown as Record<
	string,
	[ string, string ]
>;

/** Maximum number of digits in a calling code. */
const MAX_DIGITS = 3;

const latin = ( text: string ): string =>
	text.replace( /[\u0660-\u0669\u06f0-\u06f9]/g, ( digit ) =>
		String( digit.charCodeAt( 0 ) & 15 )
	);

/** Returns the calling code of a full number; empty for none. */
export function codeOf( full: string ): string {
	for (
		let digits = MAX_DIGITS;
		full.startsWith( '+' ) && digits > 0;
		digits--
	) {
		const code = full.slice( 1, 1 + digits );
		if ( code.length === digits && CODES[ code ] ) {
			return code;
		}
	}
	return '';
}

/** Determines whether a full number can be dialed: a valid calling code, followed by as many digits as that country uses. */
export function isPossible( full: string ): boolean {
	const code = codeOf( full );
	return (
		code !== '' &&
		/^\+\d+$/.test( full ) &&
		!! CODES[ code ]?.includes( full.length - 1 - code.length )
	);
}

/** Determines whether a number was typed with its calling code. */
export const hasCallingCode = ( typed: string ): boolean =>
	/^(?:\+|00)/.test( latin( typed ).trim() );

/**
 * Returns the full number for typed text. Without + or 00, the selected country's calling code is added.
 *
 * @param typed   Typed text.
 * @param country ISO code of the selected country.
 */
export function fullNumber( typed: string, country: string ): string {
	const text = latin( typed ).trim();
	const isInternational = hasCallingCode( text );
	const digits = ( isInternational ? text.replace( /\(0\)/, '' ) : text )
		.replace( /[\s()./-]/g, '' )
		.replace( /^00/, '+' );
	if ( ! digits || isInternational ) {
		return digits;
	}
	const [ code, trunk ] = COUNTRIES[ country ] ?? [ '', '' ];
	const withPrefix = `+${ code }${ digits }`;
	if ( ! trunk || digits === trunk || ! digits.startsWith( trunk ) ) {
		return withPrefix;
	}
	// Numbers never start with a trunk prefix of 0. Other prefixes can also be the start of the number itself.
	const withoutPrefix = `+${ code }${ digits.slice( trunk.length ) }`;
	return trunk === '0' ||
		( isPossible( withoutPrefix ) && ! isPossible( withPrefix ) )
		? withoutPrefix
		: withPrefix;
}
