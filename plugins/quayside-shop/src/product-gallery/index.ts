/**
 * A product's pictures in a lightbox, on sites whose galleries bring none.
 */
import type { ProductGallerySettings } from '@quayside/contracts/shop/product-gallery.settings';
import { loadStyle } from '@quayside/ui/load-style';
import { openPictures } from './lightbox';

const LINK = 'a[data-width]';

/**
 * Lets the links of a product's pictures open the lightbox: by click, Enter or Space.
 *
 * @param host  The element around them.
 * @param props contracts/shop/product-gallery.settings.json.
 */
export async function mount( host: HTMLElement, props: unknown ): Promise< void > {
	await loadStyle( ( props as ProductGallerySettings ).style_url );
	const linkOf = ( event: Event ): HTMLAnchorElement | null => ( event.target as Element ).closest< HTMLAnchorElement >( LINK );
	host.addEventListener( 'click', ( event ) => {
		const link = linkOf( event );
		if ( link && ! event.button && ! event.metaKey && ! event.ctrlKey && ! event.shiftKey ) {
			event.preventDefault();
			// Presses that came before this module are repeated, a double click twice.
			if ( document.querySelector( '.quayside-product-lightbox' ) ) {
				return;
			}
			openPictures( [ ...host.querySelectorAll< HTMLAnchorElement >( LINK ) ], link );
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
