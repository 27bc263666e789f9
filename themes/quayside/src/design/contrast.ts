const channel = ( part: string ): number => {
	const value = parseInt( part, 16 ) / 255;
	return value <= 0.04045
		? value / 12.92
		: ( ( value + 0.055 ) / 1.055 ) ** 2.4;
};

const luminance = ( color: string ): number => {
	const [ red = '0', green = '0', blue = '0' ] =
		color.slice( 1 ).match( /../g ) ?? [];
	return (
		0.2126 * channel( red ) +
		0.7152 * channel( green ) +
		0.0722 * channel( blue )
	);
};

/**
 * Returns the contrast of two colors by WCAG 2.2, from 1 to 21.
 *
 * @param one   "#rrggbb"
 * @param other "#rrggbb"
 */
export function contrast( one: string, other: string ): number {
	const [ dark = 0, light = 0 ] = [
		luminance( one ),
		luminance( other ),
	].sort( ( a, b ) => a - b );
	return ( light + 0.05 ) / ( dark + 0.05 );
}

/** Minimum contrast of text (WCAG 1.4.3). */
const MINIMUM = 4.5;

/**
 * Returns the indexes of text colors with low contrast on the page background or the subtle background.
 *
 * @param colors The palette's seven colors.
 */
export function getLowContrast( colors: string[] ): number[] {
	const backgrounds = [ colors[ 4 ], colors[ 5 ] ];
	return [ 0, 1, 2, 3 ].filter( ( index ) =>
		backgrounds.some(
			( background ) =>
				background &&
				contrast( colors[ index ] ?? '', background ) < MINIMUM
		)
	);
}
