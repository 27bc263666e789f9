/** Keys that scroll a caption, and that PhotoSwipe uses to move the image. */
const KEYS = [ 'ArrowUp', 'ArrowDown' ];

/**
 * Creates the element of the caption. A caption that is too long scrolls: by
 * wheel, by touch, and by keyboard.
 */
export function createCaption(): {
	element: HTMLElement;
	show: ( nodes: Node[] ) => void;
} {
	const element = document.createElement( 'div' );
	element.className = 'quayside-lightbox__caption';
	// PhotoSwipe prevents scrolling everywhere.
	element.addEventListener( 'wheel', ( event ) => event.stopPropagation() );
	element.addEventListener( 'keydown', ( event ) => {
		if ( KEYS.includes( event.key ) && element.tabIndex === 0 ) {
			event.stopPropagation();
		}
	} );
	new ResizeObserver( () => {
		element.tabIndex =
			element.scrollHeight > element.clientHeight + 1 ? 0 : -1;
	} ).observe( element );
	return {
		element,
		show( nodes ) {
			element.replaceChildren( ...nodes );
			element.scrollTop = 0;
		},
	};
}
