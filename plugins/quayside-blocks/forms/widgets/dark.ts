/** Spec section 9: a background is dark below this luminance. */
const THRESHOLD = 0.5;

/** Red, green, blue (0 to 255) and alpha of a computed colour; null for a notation that is none of rgb() and color(srgb). */
const partsOf = (
	color: string
): [ number, number, number, number ] | null => {
	const numbers = color.match( /[\d.]+(?:e-?\d+)?/g )?.map( Number ) ?? [];
	const scale = color.startsWith( 'color(srgb' ) ? 255 : 1;
	const [ red, green, blue, alpha = 1 ] = numbers;
	return /^(rgba?|color\(srgb)/.test( color ) &&
		red !== undefined &&
		green !== undefined &&
		blue !== undefined
		? [ red * scale, green * scale, blue * scale, alpha ]
		: null;
};

/** How light a computed colour looks, from 0 (black) to 1 (white); null for a transparent or unknown one. */
export function luminance( color: string ): number | null {
	const parts = partsOf( color );
	if ( ! parts || parts[ 3 ] < 0.5 ) {
		return null;
	}
	const [ red, green, blue ] = parts;
	return ( 0.299 * red + 0.587 * green + 0.114 * blue ) / 255;
}

/** Whether an element lies on a dark background: its own, or that of the nearest one behind it. */
export function isOnDark( element: Element ): boolean {
	for ( let at: Element | null = element; at; at = at.parentElement ) {
		const light = luminance( getComputedStyle( at ).backgroundColor );
		if ( light !== null ) {
			return light < THRESHOLD;
		}
	}
	return false;
}
