/** Backgrounds are dark below this luminance; spec section 9. */
const THRESHOLD = 0.5;

/** Returns red, green, blue (0 to 255), and alpha of a computed color; null for notations other than rgb() and color(srgb). */
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

/** Returns the luminance of a computed color from 0 (black) to 1 (white); null if it is transparent or unsupported. */
export function luminance( color: string ): number | null {
	const parts = partsOf( color );
	if ( ! parts || parts[ 3 ] < 0.5 ) {
		return null;
	}
	const [ red, green, blue ] = parts;
	return ( 0.299 * red + 0.587 * green + 0.114 * blue ) / 255;
}

/** Determines whether an element has a dark background: its own, or that of its nearest ancestor with one. */
export function isOnDark( element: Element ): boolean {
	for (
		let current: Element | null = element;
		current;
		current = current.parentElement
	) {
		const light = luminance( getComputedStyle( current ).backgroundColor );
		if ( light !== null ) {
			return light < THRESHOLD;
		}
	}
	return false;
}
