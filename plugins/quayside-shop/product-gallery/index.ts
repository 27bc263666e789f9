/**
 * A product's pictures in a lightbox, on sites whose galleries bring none.
 */
import type { ProductGallerySettings } from '@quayside/contracts/shop/product-gallery.settings';
import { LINK, openByLinks } from '@quayside/ui/lightbox';
import { loadStyle } from '@quayside/ui/load-style';
import { openPictures } from './open-pictures';

/**
 * Lets the links of a product's pictures open the lightbox: by click, Enter or Space.
 *
 * @param host  The element around them.
 * @param props contracts/shop/product-gallery.settings.json.
 */
export async function mount(
	host: HTMLElement,
	props: unknown
): Promise< void > {
	await loadStyle( ( props as ProductGallerySettings ).style_url );
	openByLinks( host, ( link ) =>
		openPictures(
			[ ...host.querySelectorAll< HTMLAnchorElement >( LINK ) ],
			link
		)
	);
}
