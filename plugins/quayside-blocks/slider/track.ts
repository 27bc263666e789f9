/** Moves the slides: native scrolling or Swiper. */
export interface Track {
	/**
	 * Scrolls a slide to the start of the viewport.
	 *
	 * @param place Index of the slide, from 0.
	 * @param by    Direction in a continuous loop: 1, -1, or 0 for the
	 * shortest.
	 */
	goTo: ( place: number, by: number ) => void;
	/** Measures again after the slider has been resized. */
	update?: () => void;
}

/** Callbacks of a track. */
export interface TrackEvents {
	/** Called when a slide reaches the start of the viewport, by any means. */
	onLead: ( place: number ) => void;
	/** Called when the visitor touches or scrolls the slides. */
	onTouch: () => void;
}

/** Determines whether the visitor prefers reduced motion. */
export const prefersReducedMotion = (): boolean =>
	matchMedia( '(prefers-reduced-motion: reduce)' ).matches;

/**
 * Removes slides that are out of view from the tab order and the accessibility
 * tree.
 */
export function hideOffscreenSlides(
	slides: readonly HTMLElement[],
	isInView: ( place: number ) => boolean
): void {
	slides.forEach( ( slide, place ) => {
		slide.inert = ! isInView( place );
	} );
}
