import { getColorScheme } from './scheme';

test.each( [
	[ '#10191d', 'color-scheme:dark;' ],
	[ '#000', 'color-scheme:dark;' ],
	[ '#fcfaf5', 'color-scheme:normal;' ],
	[ '#FFF', 'color-scheme:normal;' ],
	// Black and white have nearly the same contrast on these two.
	[ '#757575', 'color-scheme:dark;' ],
	[ '#777777', 'color-scheme:normal;' ],
	[ 'rgb(0 0 0)', '' ],
	[ undefined, '' ],
] )( 'returns the color scheme for %s', ( paper, css ) => {
	expect( getColorScheme( paper ) ).toBe( css );
} );
