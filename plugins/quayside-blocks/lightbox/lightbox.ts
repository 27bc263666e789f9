import type { GalleryLightbox } from '@quayside/contracts/galleries/gallery.lightbox';
import { openByLinks } from '@quayside/ui/lightbox';
import { loadStyle } from '@quayside/ui/load-style';
import { fragmentOf } from '../gallery/paging/fragment';
import { openGallery } from './open-gallery';
import { slidesOf } from './slides';

/**
 * Lets the links of a gallery open the lightbox: by click, Enter or Space, or by an address that names an image.
 *
 * Any element can be the host: it needs links with data-width and data-height around images. See docs/gallery.md.
 *
 * @param host  The gallery's list of items.
 * @param props contracts/galleries/gallery.lightbox.json.
 */
export async function mount(
	host: HTMLElement,
	props: unknown
): Promise< void > {
	const settings = props as GalleryLightbox;
	await loadStyle( settings.style );
	const key = host.closest( '.quayside-gallery' )?.id;
	openByLinks( host, ( link ) => {
		const slides = slidesOf( host );
		openGallery( slides, slides.placeOf( link ), settings, link, key );
	} );
	const openAddress = (): void => {
		const id = key && fragmentOf( key, 'image' );
		const slides = slidesOf( host );
		const place = id ? slides.placeOf( id ) : -1;
		if ( place >= 0 && ! document.querySelector( '.quayside-lightbox' ) ) {
			openGallery(
				slides,
				place,
				settings,
				slides.at( place )?.element ?? null,
				key
			);
		}
	};
	addEventListener( 'popstate', openAddress );
	openAddress();
}
