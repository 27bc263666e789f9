import { readComputedColor } from '@quayside/ui/computed-color';

/** Backgrounds are dark below this luminance; spec section 9. */
const THRESHOLD = 0.5;

/** Returns the luminance of a computed color from 0 (black) to 1 (white); null if it is transparent or unsupported. */
export function luminance( color: string ): number | null {
	const parts = readComputedColor( color );
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
