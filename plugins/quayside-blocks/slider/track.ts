/** What moves the slides: the browser's scroller or Swiper. */
export interface Track {
	/**
	 * Brings a slide to the start of the view.
	 *
	 * @param place Slide, from 0.
	 * @param by    The way to go where the slider has no end: 1 or -1; 0 for the shortest.
	 */
	goTo: ( place: number, by: number ) => void;
	/** Takes new measures after the slider has another size. */
	update?: () => void;
}

/** What a track tells the slider. */
export interface TrackEvents {
	/** A slide has come to the start of the view, by whatever means. */
	onLead: ( place: number ) => void;
	/** The visitor has taken the slides in hand. */
	onTouch: () => void;
}

/** Whether the visitor wants no movement that they did not ask for. */
export const wantsStillness = (): boolean =>
	matchMedia( '(prefers-reduced-motion: reduce)' ).matches;

/** Slides that are out of view are left out of the tab order and the accessibility tree. */
export function hideFromTab(
	slides: readonly HTMLElement[],
	isSeen: ( place: number ) => boolean
): void {
	slides.forEach( ( slide, place ) => {
		slide.inert = ! isSeen( place );
	} );
}
