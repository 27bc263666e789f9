/** Returns the relative luminance of a color, as WCAG 2.2 defines it. */
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
 * Returns the contrast ratio of two colors, from 1 to 21.
 *
 * @param first  "#" and six hexadecimal digits.
 * @param second The other color. The order doesn't matter.
 */
export function contrast( first: string, second: string ): number {
	const [ dark = 0, light = 0 ] = [
		luminance( first ),
		luminance( second ),
	].sort( ( a, b ) => a - b );
	return ( light + 0.05 ) / ( dark + 0.05 );
}

/** Contrast ratio that WCAG 2.2 AA requires of text. */
export const AA = 4.5;
