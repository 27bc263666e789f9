/** Spec section 9, lazy loading: numbers of the lazy loader that this one takes over from, and their names. */
export interface LazyConfig {
	/** px; an image that is narrower takes the width of what holds it. */
	minSize: number;
	/** How much further it looks once the page is there. */
	expFactor: number;
	/** ms between two measures while the window changes. */
	throttle: number;
	/** px around the window; 500 in large windows, 370 in small ones. */
	expand: number;
}

/**
 * The numbers for a window of this size; a site may have its own in window.lazySizesConfig.
 */
export function configFor(
	width: number,
	height: number,
	own: Partial< LazyConfig > = {}
): LazyConfig {
	return {
		minSize: 40,
		expFactor: 1.5,
		throttle: 125,
		expand: width > 500 && height > 500 ? 500 : 370,
		...own,
	};
}

/**
 * The width that an image's `sizes` should name: its own, or that of the nearest ancestor that is wide enough to tell.
 *
 * @param element  The image.
 * @param minSize  px
 */
export function widthOf( element: HTMLElement, minSize: number ): number {
	let width = element.offsetWidth;
	let parent = element.parentElement;
	while ( width < minSize && parent ) {
		width = parent.offsetWidth;
		parent = parent.parentElement;
	}
	return width;
}
