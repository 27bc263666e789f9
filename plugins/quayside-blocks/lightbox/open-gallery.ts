import type { GalleryLightbox } from '@quayside/contracts/galleries/gallery.lightbox';
import { announce } from '@quayside/ui';
import { PADDING, createLightbox } from '@quayside/ui/lightbox';
import type { LightboxImages } from '@quayside/ui/lightbox';
import { __, sprintf } from '@wordpress/i18n';
import { trackUrl } from './address';
import { createCaption } from './caption';
import type { Slides } from './slides';
import { thumbnails } from './thumbnails';
import { loadOnDemand } from './unloaded';

/** Space for the caption and the thumbnails, in px. */
const PADDING_WITH_THUMBNAILS = 150;
/** In lower windows, as at 400% zoom, the image has the room of the thumbnails. Must match lightbox.scss. */
const ROOM_FOR_THUMBNAILS = '(min-height: 480px)';

/**
 * Opens a gallery's lightbox, with captions, thumbnails, and a URL for each
 * image.
 *
 * @param slides   The slides.
 * @param index    Index of the first image to display.
 * @param settings The lightbox's settings.
 * @param opener   Element that gets the focus back unless the visitor has moved
 * to another image.
 * @param key      The gallery's ID, for the URLs of images.
 */
export function openGallery(
	slides: Slides,
	index: number,
	settings: GalleryLightbox,
	opener: HTMLElement | null,
	key?: string
): void {
	// The focus target depends on the last displayed image, so it is set on
	// close.
	const images: LightboxImages = {
		count: slides.count,
		at: ( place ) => {
			const slide = slides.at( place );
			if ( slide ) {
				const { src, width, height, msrc, srcset, alt } = slide;
				return { src, width, height, msrc, srcset, alt };
			}
			return getUnloaded( place );
		},
	};
	const lightbox = createLightbox(
		__( 'Image gallery', 'quayside-blocks' ),
		null,
		images,
		{
			index,
			close: settings.closeIcon ?? true,
			counter: settings.counter ?? true,
			closeTitle: __( 'Close', 'quayside-blocks' ),
			zoomTitle: __( 'Zoom', 'quayside-blocks' ),
			arrowPrevTitle: __( 'Previous image', 'quayside-blocks' ),
			arrowNextTitle: __( 'Next image', 'quayside-blocks' ),
			errorMsg: __( 'The image could not be loaded.', 'quayside-blocks' ),
			padding: {
				top: PADDING,
				// Read again whenever the window changes.
				get bottom() {
					return settings.thumbnails &&
						matchMedia( ROOM_FOR_THUMBNAILS ).matches
						? PADDING_WITH_THUMBNAILS
						: PADDING;
				},
				left: 0,
				right: 0,
			},
		}
	);
	const { dialog, photoswipe, close, getIndex, start } = lightbox;
	dialog.style.setProperty(
		'--quayside-lightbox-background',
		settings.background ?? 'rgba(0,0,0,0.75)'
	);
	dialog.style.setProperty(
		'--quayside-lightbox-blur',
		`${ settings.blur ?? 5 }px`
	);
	const getUnloaded = loadOnDemand( slides, lightbox );

	const address = trackUrl( key, close );
	const caption = createCaption();
	const row = settings.thumbnails
		? thumbnails(
				slides,
				__( 'All images', 'quayside-blocks' ),
				getIndex,
				lightbox.goTo
			)
		: undefined;
	let announced = '';

	photoswipe.on( 'uiRegister', () => {
		photoswipe.ui?.registerElement( {
			name: 'foot',
			className: 'quayside-lightbox__foot',
			order: 9,
			isButton: false,
			appendTo: 'root',
			onInit: ( element ) =>
				element.append(
					caption.element,
					...( row ? [ row.element ] : [] )
				),
		} );
	} );
	photoswipe.on( 'change', () => {
		const slide = slides.at( getIndex() );
		const nodes =
			settings.captions === false
				? []
				: [ ...( slide?.caption?.cloneNode( true ).childNodes ?? [] ) ];
		caption.show( nodes );
		row?.draw();
		address.show( slide?.id ?? 0 );
		const message = sprintf(
			/* translators: 1: position, 2: number of images, 3: description. */
			__( 'Image %1$d of %2$d: %3$s', 'quayside-blocks' ),
			getIndex() + 1,
			slides.count,
			slide?.caption?.textContent?.trim() || slide?.alt || ''
		);
		if ( slide && message !== announced ) {
			announce( ( announced = message ) );
		}
	} );
	photoswipe.on( 'destroy', () => {
		const place = getIndex();
		const isOnOpener = place === index && opener?.isConnected === true;
		if ( isOnOpener ) {
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
				// A carousel may have moved on in the meantime.
				target?.closest( '[inert]' )?.removeAttribute( 'inert' );
				target?.focus();
			} );
	} );
	start();
}
