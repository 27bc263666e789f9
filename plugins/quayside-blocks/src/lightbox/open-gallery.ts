import PhotoSwipe from 'photoswipe';
import type { GalleryLightbox } from '@quayside/contracts/galleries/gallery.lightbox';
import { announce, closeDialog, openDialog } from '@quayside/ui';
import { __, sprintf } from '@wordpress/i18n';
import { keepAddress } from './address';
import { cycleFocus } from './cycle-focus';
import type { Slides } from './slides';
import { thumbnails } from './thumbnails';

/** Spec section 9: opening animation, in ms. */
const FADE = 250;

/** Room for the caption and the small images, in px. */
const ROOM = 60;
const ROOM_FOR_THUMBNAILS = 150;

/**
 * Opens a lightbox: PhotoSwipe inside a native modal dialog, which lies above everything on the page, makes the rest
 * inert and gives the focus back.
 *
 * @param slides   The slides.
 * @param index    The place to begin with.
 * @param settings The lightbox's settings.
 * @param opener   Gets the focus back, unless the visitor has moved on.
 * @param key      The gallery's id, for addresses of images.
 */
export function openLightbox( slides: Slides, index: number, settings: GalleryLightbox, opener: HTMLElement | null, key?: string ): void {
	const dialog = document.createElement( 'dialog' );
	dialog.className = 'quayside-lightbox';
	dialog.setAttribute( 'aria-label', __( 'Image gallery', 'quayside-blocks' ) );
	dialog.style.setProperty( '--quayside-lightbox-background', settings.background ?? 'rgba(0,0,0,0.75)' );
	dialog.style.setProperty( '--quayside-lightbox-blur', `${ settings.blur ?? 5 }px` );
	document.body.append( dialog );

	const isStill = matchMedia( '(prefers-reduced-motion: reduce)' ).matches;
	const fade = isStill ? 0 : FADE;
	const connection = ( navigator as { connection?: { saveData?: boolean } } ).connection;
	const lightbox = new PhotoSwipe( {
		dataSource: [],
		index,
		appendToEl: dialog,
		mainClass: 'quayside-lightbox__pswp',
		bgOpacity: 1,
		showHideAnimationType: fade ? 'fade' : 'none',
		showAnimationDuration: fade,
		hideAnimationDuration: fade,
		zoomAnimationDuration: fade,
		// The dialog does these.
		trapFocus: false,
		returnFocus: false,
		escKey: false,
		close: settings.closeIcon ?? true,
		counter: settings.counter ?? true,
		closeTitle: __( 'Close', 'quayside-blocks' ),
		zoomTitle: __( 'Zoom', 'quayside-blocks' ),
		arrowPrevTitle: __( 'Previous image', 'quayside-blocks' ),
		arrowNextTitle: __( 'Next image', 'quayside-blocks' ),
		errorMsg: __( 'The image could not be loaded.', 'quayside-blocks' ),
		indexIndicatorSep: ' / ',
		preload: connection?.saveData ? [ 0, 0 ] : [ 1, 1 ],
		padding: { top: ROOM, bottom: settings.thumbnails ? ROOM_FOR_THUMBNAILS : ROOM, left: 0, right: 0 },
	} );
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

	// PhotoSwipe hears nothing while it opens; what a quick visitor does then is done right after.
	const whenOpen = ( act: () => void ): void => {
		if ( lightbox.opener.isOpening ) {
			lightbox.on( 'openingAnimationEnd', act );
		} else {
			act();
		}
	};
	const close = (): void => whenOpen( () => lightbox.close() );
	// Escape fades out first; the dialog closes when PhotoSwipe has gone.
	dialog.addEventListener( 'cancel', ( event ) => {
		event.preventDefault();
		event.stopImmediatePropagation();
		close();
	} );
	dialog.addEventListener( 'keydown', ( event ) => {
		cycleFocus( dialog, event );
		if ( lightbox.opener.isOpening && ( event.key === 'ArrowRight' || event.key === 'ArrowLeft' ) ) {
			whenOpen( () => ( event.key === 'ArrowRight' ? lightbox.next() : lightbox.prev() ) );
		}
	} );
	dialog.addEventListener( 'click', ( event ) => {
		if ( lightbox.opener.isOpening && ( event.target as Element ).closest( '.pswp__button--close' ) ) {
			close();
		}
	} );
	openDialog( dialog, { opener: null } );

	const address = keepAddress( key, close );
	const caption = document.createElement( 'div' );
	caption.className = 'quayside-lightbox__caption';
	const row = settings.thumbnails ? thumbnails( slides, __( 'All images', 'quayside-blocks' ), () => lightbox.currIndex, ( place ) => lightbox.goTo( place ) ) : undefined;
	let said = '';

	lightbox.on( 'uiRegister', () => {
		lightbox.ui?.registerElement( {
			name: 'foot',
			className: 'quayside-lightbox__foot',
			order: 9,
			isButton: false,
			appendTo: 'root',
			onInit: ( element ) => element.append( caption, ...( row ? [ row.element ] : [] ) ),
		} );
	} );
	lightbox.on( 'change', () => {
		const slide = slides.at( lightbox.currIndex );
		const words = settings.captions === false ? [] : [ ...( slide?.caption?.cloneNode( true ).childNodes ?? [] ) ];
		caption.replaceChildren( ...words );
		row?.draw();
		address.show( slide?.id ?? 0 );
		/* translators: 1: position, 2: number of images, 3: description. */
		const message = sprintf( __( 'Image %1$d of %2$d: %3$s', 'quayside-blocks' ), lightbox.currIndex + 1, slides.count, slide?.caption?.textContent?.trim() || slide?.alt || '' );
		if ( slide && message !== said ) {
			announce( ( said = message ) );
		}
	} );
	// A click on what surrounds the image closes; one on the foot does not.
	lightbox.on( 'close', () => dialog.classList.add( 'is-closing' ) );
	lightbox.on( 'destroy', () => {
		const place = lightbox.currIndex;
		closeDialog( dialog );
		dialog.remove();
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
	lightbox.init();
	// The dialog is the dialog; a second one inside would be announced twice.
	lightbox.element?.removeAttribute( 'role' );
	( dialog.querySelector< HTMLElement >( '.pswp__button--close' ) ?? dialog.querySelector< HTMLElement >( 'button' ) )?.focus();
}
