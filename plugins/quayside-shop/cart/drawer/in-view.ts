/**
 * Scrolls an element into view when it appears, as its `ref`. The lines of a cart, or the whole drawer in a low window, scroll, so an
 * error can appear above or below what the visitor sees.
 */
export const showInView = ( element: HTMLElement | null ): void =>
	element?.scrollIntoView( { block: 'nearest' } );
