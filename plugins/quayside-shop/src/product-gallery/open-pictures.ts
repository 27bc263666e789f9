import PhotoSwipe from 'photoswipe';
import type { SlideData } from 'photoswipe';
import { announce, closeDialog, openDialog } from '@quayside/ui';
import { __, sprintf } from '@wordpress/i18n';

/** Spec section 9: opening animation, in ms. */
const FADE = 250;

/** A picture as PhotoSwipe wants it. */
const slideOf = ( link: HTMLAnchorElement ): SlideData => {
	const image = link.querySelector( 'img' );
	// WooCommerce shows a variation's picture in the place of the product's and says there how large it is.
	const { large_image_width: width, large_image_height: height } = image?.dataset ?? {};
	return {
		src: link.href,
		width: Number( width || link.dataset.width ),
		height: Number( height || link.dataset.height ),
		msrc: image?.currentSrc || image?.src || '',
		alt: image?.alt ?? '',
	};
};

/** Keeps Tab inside: PhotoSwipe would stop at its root. Spec section 4, lightbox. */
const cycleFocus = ( dialog: HTMLElement, event: KeyboardEvent ): void => {
	if ( event.key !== 'Tab' ) {
		return;
	}
	const buttons = [ ...dialog.querySelectorAll< HTMLElement >( 'button:not([disabled])' ) ].filter( ( button ) => button.getClientRects().length > 0 );
	const step = event.shiftKey ? -1 : 1;
	const place = buttons.indexOf( document.activeElement as HTMLElement );
	event.preventDefault();
	event.stopPropagation();
	buttons.at( ( ( place < 0 && step < 0 ? 0 : place ) + step ) % buttons.length )?.focus();
};

/**
 * Opens a product's pictures: PhotoSwipe inside a native modal dialog, which makes the rest of the page inert and gives
 * the focus back.
 *
 * @param links  The pictures' links, with data-width and data-height in px.
 * @param opener The one to begin with; gets the focus back.
 */
export function openPictures( links: HTMLAnchorElement[], opener: HTMLAnchorElement ): void {
	const dialog = document.createElement( 'dialog' );
	dialog.className = 'quayside-product-lightbox';
	dialog.setAttribute( 'aria-label', __( 'Product pictures', 'quayside-shop' ) );
	document.body.append( dialog );

	const fade = matchMedia( '(prefers-reduced-motion: reduce)' ).matches ? 0 : FADE;
	const lightbox = new PhotoSwipe( {
		dataSource: links.map( slideOf ),
		index: Math.max( 0, links.indexOf( opener ) ),
		appendToEl: dialog,
		bgOpacity: 1,
		showHideAnimationType: fade ? 'fade' : 'none',
		showAnimationDuration: fade,
		hideAnimationDuration: fade,
		zoomAnimationDuration: fade,
		// The dialog does these.
		trapFocus: false,
		returnFocus: false,
		escKey: false,
		closeTitle: __( 'Close', 'quayside-shop' ),
		zoomTitle: __( 'Zoom', 'quayside-shop' ),
		arrowPrevTitle: __( 'Previous picture', 'quayside-shop' ),
		arrowNextTitle: __( 'Next picture', 'quayside-shop' ),
		errorMsg: __( 'The picture could not be loaded.', 'quayside-shop' ),
		indexIndicatorSep: ' / ',
	} );
	// PhotoSwipe hears nothing while it opens.
	const close = (): void => {
		if ( lightbox.opener.isOpening ) {
			lightbox.on( 'openingAnimationEnd', () => lightbox.close() );
		} else {
			lightbox.close();
		}
	};
	// Escape fades out first; the dialog closes when PhotoSwipe has gone.
	dialog.addEventListener( 'cancel', ( event ) => {
		event.preventDefault();
		event.stopImmediatePropagation();
		close();
	} );
	dialog.addEventListener( 'keydown', ( event ) => cycleFocus( dialog, event ) );
	openDialog( dialog, { opener } );
	lightbox.on( 'change', () => {
		/* translators: 1: position, 2: number of pictures, 3: description. */
		announce( sprintf( __( 'Picture %1$d of %2$d: %3$s', 'quayside-shop' ), lightbox.currIndex + 1, links.length, lightbox.currSlide?.data.alt ?? '' ) );
	} );
	lightbox.on( 'destroy', () => {
		closeDialog( dialog );
		dialog.remove();
	} );
	lightbox.init();
	// The dialog is the dialog; a second one inside would be announced twice.
	lightbox.element?.removeAttribute( 'role' );
	dialog.querySelector< HTMLElement >( '.pswp__button--close' )?.focus();
}
