/** Red, green, and blue of a color, from 0 to 255. */
export type Rgb = readonly [ number, number, number ];

/** Contrast ratio that WCAG 2.2 AA requires of text (1.4.3). */
export const AA = 4.5;

/** The same for large text: from 24 px, or from 18.66 px in bold. */
export const AA_LARGE = 3;

/** Reads "#" and six hexadecimal digits. */
const read = ( hex: string ): Rgb => {
	const [ red = 0, green = 0, blue = 0 ] = [ 1, 3, 5 ].map( ( at ) =>
		parseInt( hex.slice( at, at + 2 ), 16 )
	);
	return [ red, green, blue ];
};

/** Returns the relative luminance of a color, as WCAG 2.2 defines it. */
const luminance = ( color: Rgb ): number => {
	const [ red = 0, green = 0, blue = 0 ] = color.map( ( part ) => {
		const value = part / 255;
		return value <= 0.04045
			? value / 12.92
			: ( ( value + 0.055 ) / 1.055 ) ** 2.4;
	} );
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/**
 * Returns the contrast ratio of two colors by WCAG 2.2, from 1 to 21.
 *
 * @param first  "#" and six hexadecimal digits, or red, green, and blue.
 * @param second The other color. The order doesn't matter.
 */
export function contrast( first: string | Rgb, second: string | Rgb ): number {
	const [ dark = 0, light = 0 ] = [ first, second ]
		.map( ( color ) =>
			luminance( typeof color === 'string' ? read( color ) : color )
		)
		.sort( ( a, b ) => a - b );
	return ( light + 0.05 ) / ( dark + 0.05 );
}
