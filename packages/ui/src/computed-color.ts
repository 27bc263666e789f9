/**
 * Reads a color as browsers compute it.
 *
 * @param color Value of a computed style.
 * @return {Array|null} Red, green, and blue from 0 to 255, and alpha from 0 to 1; null for notations other than rgb() and color(srgb).
 */
export function readComputedColor(
	color: string
): [ number, number, number, number ] | null {
	const numbers = color.match( /[\d.]+(?:e-?\d+)?/g )?.map( Number ) ?? [];
	const scale = color.startsWith( 'color(srgb' ) ? 255 : 1;
	const [ red, green, blue, alpha = 1 ] = numbers;
	return /^(rgba?|color\(srgb)/.test( color ) &&
		red !== undefined &&
		green !== undefined &&
		blue !== undefined
		? [ red * scale, green * scale, blue * scale, alpha ]
		: null;
}
