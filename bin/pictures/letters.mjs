// A single-stroke alphabet, so that labels and logos need no font on the machine.
// Each letter: [width, path] in a box 0 to 10 high (10 is the base line).
const A = {
	A: [ 8, 'M0 10L4 0L8 10M1.5 6.6H6.5' ], B: [ 6.4, 'M0 0V10H3.6A2.7 2.7 0 0 0 3.6 4.7H0H3.2A2.35 2.35 0 0 0 3.2 0H0' ],
	C: [ 8.4, 'M8.2 2A5 5 0 1 0 8.2 8' ], D: [ 7.6, 'M0 0V10H2.8A5 5 0 0 0 2.8 0H0' ], E: [ 5.6, 'M5.6 0H0V10H5.6M0 4.8H4.8' ],
	F: [ 5.4, 'M5.4 0H0V10M0 4.8H4.6' ], G: [ 9, 'M8.2 1.9A5 5 0 1 0 9.6 5.4H5.8' ], H: [ 7.2, 'M0 0V10M7.2 0V10M0 4.9H7.2' ],
	I: [ 0.4, 'M0.2 0V10' ], J: [ 4.6, 'M4.6 0V7.2A2.4 2.4 0 0 1 0 7.6' ], K: [ 6.6, 'M0 0V10M6.4 0L0.2 5.6M2.6 3.6L6.6 10' ], L: [ 5, 'M0 0V10H5' ],
	M: [ 9, 'M0 10L0.8 0L4.5 7.4L8.2 0L9 10' ], N: [ 7.4, 'M0 10V0L7.4 10V0' ], O: [ 10, 'M5 0A5 5 0 1 0 5 10A5 5 0 1 0 5 0' ], P: [ 6.2, 'M0 10V0H3.4A2.8 2.8 0 0 1 3.4 5.6H0' ],
	Q: [ 10, 'M5 0A5 5 0 1 0 5 10A5 5 0 1 0 5 0M6.4 6.8L9.6 10.6' ], R: [ 6.4, 'M0 10V0H3.4A2.7 2.7 0 0 1 3.4 5.4H0M3.2 5.4L6.4 10' ],
	S: [ 5.8, 'M5.4 1.7C4.6 0.3 3.6 0 2.8 0A2.5 2.4 0 0 0 2.6 4.7C4.4 5.1 5.8 5.6 5.8 7.4A2.7 2.6 0 0 1 3 10C1.6 10 0.6 9.4 0 8.1' ], T: [ 7, 'M0 0H7M3.5 0V10' ],
	U: [ 7.2, 'M0 0V6.4A3.6 3.6 0 0 0 7.2 6.4V0' ], V: [ 8, 'M0 0L4 10L8 0' ], W: [ 11.4, 'M0 0L2.9 10L5.7 1.6L8.5 10L11.4 0' ], X: [ 7.2, 'M0 0L7.2 10M7.2 0L0 10' ],
	Y: [ 7.4, 'M0 0L3.7 5.2L7.4 0M3.7 5.2V10' ], Z: [ 6.8, 'M0 0H6.8L0 10H6.8' ], '&': [ 8, 'M8 10L2 2.6A1.7 1.7 0 1 1 5 2.2C4.8 3.8 0.2 4.8 0.2 7.6C0.2 10.6 5.6 11.2 7.4 5.4' ],
	1: [ 2.4, 'M0 1.8L2.2 0V10' ], 8: [ 6, 'M3 4.6A2.3 2.3 0 1 1 3 0A2.3 2.3 0 1 1 3 4.6A2.7 2.7 0 1 0 3 10A2.7 2.7 0 1 0 3 4.6' ], 9: [ 6, 'M6 3A3 3 0 1 0 3 6A3 3 0 0 0 6 3C6 6 5 9 2 10' ], ' ': [ 3, '' ],
};

/**
 * Writes a word, centred on x, standing on y.
 *
 * @param {import('./draw.mjs').Canvas} c
 * @param {string} text   Capitals, a few digits, &.
 * @param {number} x
 * @param {number} y
 * @param {number} height Of the capitals.
 * @param {string} colour
 * @param {Object} look   spread: letter spacing; weight: stroke in shares of the height; width: shrink to fit; anchor: start to begin at x.
 * @return {number} The width that was written.
 */
export function word( c, text, x, y, height, colour, { spread = 1, weight = 0.12, width = Infinity, anchor = 'middle' } = {} ) {
	const gap = 2.2 * spread;
	const natural = [ ...text ].reduce( ( sum, letter ) => sum + A[ letter ][ 0 ] + gap, -gap );
	const scale = Math.min( height / 10, width / natural );
	let pen = anchor === 'start' ? 0 : -natural / 2;
	c.group( `translate(${ x } ${ y }) scale(${ scale })`, () => {
		for ( const letter of text ) {
			const [ advance, d ] = A[ letter ];
			if ( d ) {
				c.line( d, colour, weight * 10, { transform: `translate(${ pen } -10)` } );
			}
			pen += advance + gap;
		}
	} );
	return natural * scale;
}
