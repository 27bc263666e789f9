import type { GalleryLightbox } from '@quayside/contracts/galleries/gallery.lightbox';
import { openByLinks } from '@quayside/ui/lightbox';
import { loadStyle } from '@quayside/ui/load-style';
import { getFragmentNumber } from '../gallery/paging/fragment';
import { openGallery } from './open-gallery';
import { getSlides } from './slides';

/**
 * Opens the lightbox from a gallery's links by click, Enter, or Space, or from
 * a URL that names an image.
 *
 * Any element can be the host. It needs links with data-width and data-height
 * around images. See docs/gallery.md.
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
		const slides = getSlides( host );
		openGallery( slides, slides.indexOf( link ), settings, link, key );
	} );
	const openFromUrl = (): void => {
		const id = key && getFragmentNumber( key, 'image' );
		const slides = getSlides( host );
		const place = id ? slides.indexOf( id ) : -1;
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
	addEventListener( 'popstate', openFromUrl );
	openFromUrl();
}
