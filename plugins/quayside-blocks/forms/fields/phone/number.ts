/** Full phone numbers. PHP judges them by the same table in forms/fields/phone/Phone.php; contracts/forms/cases/phone-numbers.json drives both. */
import table from './phone-countries.json';

const CODES = table.codes as Record< string, number[] >;

/** Calling code and trunk prefix of each country, by its ISO code. */
export const COUNTRIES = table.countries as unknown as Record<
	string,
	[ string, string ]
>;

/** A calling code has this many digits at most. */
const LONGEST = 3;

const latin = ( text: string ): string =>
	text.replace( /[\u0660-\u0669\u06f0-\u06f9]/g, ( digit ) =>
		String( digit.charCodeAt( 0 ) & 15 )
	);

/** The calling code that a full number begins with; empty for none. */
export function codeOf( full: string ): string {
	for (
		let digits = LONGEST;
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

/** Whether a full number can be dialled: a known calling code with as many digits behind it as numbers there have. */
export function isPossible( full: string ): boolean {
	const code = codeOf( full );
	return (
		code !== '' &&
		/^\+\d+$/.test( full ) &&
		!! CODES[ code ]?.includes( full.length - 1 - code.length )
	);
}

/** Whether a number is typed with its calling code. */
export const isAbroad = ( typed: string ): boolean =>
	/^(?:\+|00)/.test( latin( typed ).trim() );

/**
 * The full number for what is typed: with a plus where somebody typed it with one or with 00, else in the chosen country.
 *
 * @param typed   What is in the field.
 * @param country ISO code of the chosen country.
 */
export function fullNumber( typed: string, country: string ): string {
	const text = latin( typed ).trim();
	const abroad = isAbroad( text );
	const digits = ( abroad ? text.replace( /\(0\)/, '' ) : text )
		.replace( /[\s()./-]/g, '' )
		.replace( /^00/, '+' );
	if ( ! digits || abroad ) {
		return digits;
	}
	const [ code, trunk ] = COUNTRIES[ country ] ?? [ '', '' ];
	const whole = `+${ code }${ digits }`;
	if ( ! trunk || digits === trunk || ! digits.startsWith( trunk ) ) {
		return whole;
	}
	// A zero is never the first digit of a number where it is the trunk prefix; another prefix may be.
	const bare = `+${ code }${ digits.slice( trunk.length ) }`;
	return trunk === '0' || ( isPossible( bare ) && ! isPossible( whole ) )
		? bare
		: whole;
}
