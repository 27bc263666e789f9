import type { GalleryLightbox } from '@quayside/contracts/galleries/gallery.lightbox';
import { announce } from '@quayside/ui';
import { createLightbox } from '@quayside/ui/lightbox';
import { __, sprintf } from '@wordpress/i18n';
import { keepAddress } from './address';
import type { Slides } from './slides';
import { thumbnails } from './thumbnails';

/** Room for the caption and the small images, in px. */
const ROOM = 60;
const ROOM_FOR_THUMBNAILS = 150;

/**
 * Opens the lightbox of a gallery, with captions, small images and an address for each image.
 *
 * @param slides   The slides.
 * @param index    The place to begin with.
 * @param settings The lightbox's settings.
 * @param opener   Gets the focus back, unless the visitor has moved on.
 * @param key      The gallery's id, for addresses of images.
 */
export function openGallery(
	slides: Slides,
	index: number,
	settings: GalleryLightbox,
	opener: HTMLElement | null,
	key?: string
): void {
	// Where the focus goes depends on the image that is shown last.
	const {
		dialog,
		photoswipe: lightbox,
		close,
		start,
	} = createLightbox( __( 'Image gallery', 'quayside-blocks' ), null, {
		dataSource: [],
		index,
		close: settings.closeIcon ?? true,
		counter: settings.counter ?? true,
		closeTitle: __( 'Close', 'quayside-blocks' ),
		zoomTitle: __( 'Zoom', 'quayside-blocks' ),
		arrowPrevTitle: __( 'Previous image', 'quayside-blocks' ),
		arrowNextTitle: __( 'Next image', 'quayside-blocks' ),
		errorMsg: __( 'The image could not be loaded.', 'quayside-blocks' ),
		padding: {
			top: ROOM,
			bottom: settings.thumbnails ? ROOM_FOR_THUMBNAILS : ROOM,
			left: 0,
			right: 0,
		},
	} );
	dialog.style.setProperty(
		'--quayside-lightbox-background',
		settings.background ?? 'rgba(0,0,0,0.75)'
	);
	dialog.style.setProperty(
		'--quayside-lightbox-blur',
		`${ settings.blur ?? 5 }px`
	);
	lightbox.addFilter( 'numItems', () => slides.count );
	lightbox.addFilter( 'itemData', ( _data, place ) => {
		const slide = slides.at( place );
		if ( slide ) {
			const { src, width, height, msrc, srcset, alt } = slide;
			return { src, width, height, msrc, srcset, alt };
		}
		// An image of another page comes when it is wanted.
		void slides.fetch( place ).then( ( came ) => {
			if ( came && slides.at( place ) && lightbox.isOpen ) {
				lightbox.refreshSlideContent( place );
			}
		} );
		return { html: '<div class="quayside-lightbox__waiting"></div>' };
	} );

	const address = keepAddress( key, close );
	const caption = document.createElement( 'div' );
	caption.className = 'quayside-lightbox__caption';
	const row = settings.thumbnails
		? thumbnails(
				slides,
				__( 'All images', 'quayside-blocks' ),
				() => lightbox.currIndex,
				( place ) => lightbox.goTo( place )
			)
		: undefined;
	let said = '';

	lightbox.on( 'uiRegister', () => {
		lightbox.ui?.registerElement( {
			name: 'foot',
			className: 'quayside-lightbox__foot',
			order: 9,
			isButton: false,
			appendTo: 'root',
			onInit: ( element ) =>
				element.append( caption, ...( row ? [ row.element ] : [] ) ),
		} );
	} );
	lightbox.on( 'change', () => {
		const slide = slides.at( lightbox.currIndex );
		const words =
			settings.captions === false
				? []
				: [ ...( slide?.caption?.cloneNode( true ).childNodes ?? [] ) ];
		caption.replaceChildren( ...words );
		row?.draw();
		address.show( slide?.id ?? 0 );
		const message = sprintf(
			/* translators: 1: position, 2: number of images, 3: description. */
			__( 'Image %1$d of %2$d: %3$s', 'quayside-blocks' ),
			lightbox.currIndex + 1,
			slides.count,
			slide?.caption?.textContent?.trim() || slide?.alt || ''
		);
		if ( slide && message !== said ) {
			announce( ( said = message ) );
		}
	} );
	lightbox.on( 'destroy', () => {
		const place = lightbox.currIndex;
		const isHome = place === index && opener?.isConnected === true;
		if ( isHome ) {
			opener.closest( '[inert]' )?.removeAttribute( 'inert' );
			opener.focus( { preventScroll: true } );
			void address.leave();
			return;
		}
		void address
			.leave()
			.then( () => slides.reveal( place ) )
			.then( ( link ) => {
				const target = link ?? ( opener?.isConnected ? opener : null );
				// A carousel may have moved on meanwhile.
				target?.closest( '[inert]' )?.removeAttribute( 'inert' );
				target?.focus();
			} );
	} );
	start();
}
