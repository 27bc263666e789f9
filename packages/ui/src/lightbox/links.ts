import { LINK } from './picture';

/**
 * Lets the links of an element open a lightbox: by click, Enter or Space. A click that asks for a new tab or window is the link's own.
 *
 * @param host The element around the links.
 * @param open Opens the lightbox with a link's picture.
 */
export function openByLinks(
	host: HTMLElement,
	open: ( link: HTMLAnchorElement ) => void
): void {
	const linkOf = ( event: Event ): HTMLAnchorElement | null =>
		( event.target as Element ).closest< HTMLAnchorElement >( LINK );
	host.addEventListener( 'click', ( event ) => {
		const link = linkOf( event );
		if (
			link &&
			! event.button &&
			! event.metaKey &&
			! event.ctrlKey &&
			! event.shiftKey
		) {
			event.preventDefault();
			// Presses that came before this module are repeated, a double click twice.
			if ( ! document.querySelector( '.quayside-lightbox' ) ) {
				open( link );
			}
		}
	} );
	// Spec section 5: Enter and Space activate images; Enter is the link's own.
	host.addEventListener( 'keydown', ( event ) => {
		const link = event.key === ' ' ? linkOf( event ) : null;
		if ( link ) {
			event.preventDefault();
			link.click();
		}
	} );
}
