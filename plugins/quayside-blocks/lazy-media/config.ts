/**
 * Spec section 9, lazy loading: settings of the lazy loader that this one
 * replaces, under the same names.
 */
export interface LazyConfig {
	/**
	 * Minimum width in px. A narrower image uses the width of its container.
	 */
	minSize: number;
	/** Factor by which the distance grows after the page has loaded. */
	expFactor: number;
	/** Minimum interval between measurements during resizing, in ms. */
	throttle: number;
	/**
	 * Distance from the viewport in px: 500 in large windows, 370 in small
	 * ones.
	 */
	expand: number;
}

/**
 * Returns the settings for a window of this size. A site can override them in
 * window.lazySizesConfig.
 */
export function getConfig(
	width: number,
	height: number,
	overrides: Partial< LazyConfig > = {}
): LazyConfig {
	return {
		minSize: 40,
		expFactor: 1.5,
		throttle: 125,
		expand: width > 500 && height > 500 ? 500 : 370,
		...overrides,
	};
}

/**
 * Returns the width for an image's `sizes`: its overrides, or that of the nearest
 * ancestor with the minimum width.
 *
 * @param element  The image.
 * @param minSize Minimum width in px.
 */
export function getWidth( element: HTMLElement, minSize: number ): number {
	let width = element.offsetWidth;
	let parent = element.parentElement;
	while ( width < minSize && parent ) {
		width = parent.offsetWidth;
		parent = parent.parentElement;
	}
	return width;
}
