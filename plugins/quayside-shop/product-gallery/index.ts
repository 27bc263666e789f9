/**
 * Opens product images in a lightbox, on sites whose galleries provide none.
 */
import type { ProductGallerySettings } from '@quayside/contracts/shop/product-gallery.settings';
import { LINK, openByLinks } from '@quayside/ui/lightbox';
import { loadStyle } from '@quayside/ui/load-style';
import { openImages } from './open-images';

/**
 * Makes the links of product images open the lightbox: by click, Enter, or Space.
 *
 * @param host  The element around the links.
 * @param props contracts/shop/product-gallery.settings.json.
 */
export async function mount(
	host: HTMLElement,
	props: unknown
): Promise< void > {
	await loadStyle( ( props as ProductGallerySettings ).style_url );
	openByLinks( host, ( link ) =>
		openImages(
			[ ...host.querySelectorAll< HTMLAnchorElement >( LINK ) ],
			link
		)
	);
}
