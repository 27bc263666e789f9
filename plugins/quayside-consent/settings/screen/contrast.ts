/** Relative luminance of a colour, as WCAG 2.2 defines it. */
function luminance( hex: string ): number {
	const [ red = 0, green = 0, blue = 0 ] = [ 1, 3, 5 ].map( ( at ) => {
		const part = parseInt( hex.slice( at, at + 2 ), 16 ) / 255;
		return part <= 0.04045
			? part / 12.92
			: ( ( part + 0.055 ) / 1.055 ) ** 2.4;
	} );
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The contrast of two colours, from 1 to 21.
 *
 * @param first  Six hexadecimal digits behind a "#".
 * @param second The other colour; the order does not matter.
 */
export function contrast( first: string, second: string ): number {
	const [ dark = 0, light = 0 ] = [
		luminance( first ),
		luminance( second ),
	].sort( ( a, b ) => a - b );
	return ( light + 0.05 ) / ( dark + 0.05 );
}

/** What WCAG 2.2 AA asks of text. */
export const AA = 4.5;
