import { LINK } from './picture';

/**
 * Makes the links of an element open a lightbox on click, Enter, or Space. Clicks that open a new tab or window are ignored.
 *
 * @param host Element around the links.
 * @param open Opens the lightbox with the image of a link.
 * @throws {Error} If the browser has no dialogs. The links then open the images.
 */
export function openByLinks(
	host: HTMLElement,
	open: ( link: HTMLAnchorElement ) => void
): void {
	if ( ! ( 'showModal' in document.createElement( 'dialog' ) ) ) {
		throw new Error( 'This browser has no dialogs.' );
	}
	const findLink = ( event: Event ): HTMLAnchorElement | null =>
		( event.target as Element ).closest< HTMLAnchorElement >( LINK );
	host.addEventListener( 'click', ( event ) => {
		const link = findLink( event );
		if (
			link &&
			! event.button &&
			! event.metaKey &&
			! event.ctrlKey &&
			! event.shiftKey
		) {
			event.preventDefault();
			// Clicks before this module was loaded are replayed, a double click twice.
			if ( ! document.querySelector( '.quayside-lightbox' ) ) {
				open( link );
			}
		}
	} );
	// Spec section 5: Enter and Space activate images. Links handle Enter natively.
	host.addEventListener( 'keydown', ( event ) => {
		const link = event.key === ' ' ? findLink( event ) : null;
		if ( link ) {
			event.preventDefault();
			link.click();
		}
	} );
}
