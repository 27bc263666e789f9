// Subsets a theme's font to the characters of Western European languages and the weights that the design uses.
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/**
 * Latin-1, the French ligatures, the dotless i, and common punctuation, arrows, and symbols.
 *
 * @type {Array<[ first: number, last: number ]>}
 */
const RANGES = [
	[ 0x20, 0x7e ],
	[ 0xa0, 0xff ],
	[ 0x131, 0x131 ],
	[ 0x152, 0x153 ],
	[ 0x2bb, 0x2bc ],
	[ 0x2c6, 0x2c6 ],
	[ 0x2da, 0x2da ],
	[ 0x2dc, 0x2dc ],
	[ 0x2010, 0x2026 ],
	[ 0x202f, 0x203a ],
	[ 0x2044, 0x2044 ],
	[ 0x20ac, 0x20ac ],
	[ 0x2122, 0x2122 ],
	[ 0x2190, 0x2193 ],
	[ 0x2212, 0x2215 ],
];

const CHARACTERS = RANGES.flatMap( ( [ first, last ] ) =>
	Array.from( { length: last - first + 1 }, ( _, i ) =>
		String.fromCodePoint( first + i )
	)
).join( '' );

/**
 * Writes the subset of a font.
 *
 * @param {string}             source  Path of a variable WOFF2 font.
 * @param {string}             target  Path of the WOFF2 file to write.
 * @param {[ number, number ]} weights Minimum and maximum weight.
 */
export async function subset( source, target, [ min, max ] ) {
	writeFileSync(
		target,
		await subsetFont( readFileSync( source ), CHARACTERS, {
			targetFormat: 'woff2',
			variationAxes: { wght: { min, max } },
		} )
	);
}
