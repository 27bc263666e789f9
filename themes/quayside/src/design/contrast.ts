const channel = ( part: string ): number => {
	const value = parseInt( part, 16 ) / 255;
	return value <= 0.04045
		? value / 12.92
		: ( ( value + 0.055 ) / 1.055 ) ** 2.4;
};

const luminance = ( colour: string ): number => {
	const [ red = '0', green = '0', blue = '0' ] =
		colour.slice( 1 ).match( /../g ) ?? [];
	return (
		0.2126 * channel( red ) +
		0.7152 * channel( green ) +
		0.0722 * channel( blue )
	);
};

/**
 * Contrast of two colours as WCAG 2.2 defines it, from 1 to 21.
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

/** What text needs on its ground (WCAG 1.4.3). */
const TEXT = 4.5;

/**
 * Places of a palette whose text would be hard to read on the page or on the soft background.
 *
 * @param colors The seven colours.
 */
export function hardToRead( colors: string[] ): number[] {
	const grounds = [ colors[ 4 ], colors[ 5 ] ];
	return [ 0, 1, 2, 3 ].filter( ( place ) =>
		grounds.some(
			( ground ) =>
				ground && contrast( colors[ place ] ?? '', ground ) < TEXT
		)
	);
}
