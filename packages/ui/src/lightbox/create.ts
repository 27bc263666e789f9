import PhotoSwipe from 'photoswipe';
import type { PhotoSwipeOptions } from 'photoswipe';
import { closeDialog, openDialog } from '../dialog';
import { cycleFocus } from './cycle-focus';

/** Spec section 9: opening animation, in ms. */
const FADE = 250;

/** From this width in px on the arrows stand beside the image, in so many px; on smaller windows they lie on it. */
const WIDE = 768;
const ARROW = 76;

/** PhotoSwipe's options, of which each lightbox has its texts in the visitor's language. */
export type LightboxOptions = PhotoSwipeOptions &
	Required<
		Pick<
			PhotoSwipeOptions,
			| 'closeTitle'
			| 'zoomTitle'
			| 'arrowPrevTitle'
			| 'arrowNextTitle'
			| 'errorMsg'
		>
	>;

/** A lightbox that is being opened. */
export interface Lightbox {
	dialog: HTMLDialogElement;
	photoswipe: PhotoSwipe;
	/** Closes it, with the fade. */
	close: () => void;
	/** Shows it: whoever listens to PhotoSwipe's events does so before. */
	start: () => void;
}

/**
 * Makes a lightbox: PhotoSwipe inside a native modal dialog, which lies above everything on the page, makes the rest
 * inert and gives the focus back. Its style sheet is lightbox.scss. It shows nothing before start().
 *
 * @param label   Name of the dialog.
 * @param opener  Gets the focus back; without it the caller cares for the focus.
 * @param options Further options of PhotoSwipe.
 */
export function createLightbox(
	label: string,
	opener: HTMLElement | null,
	options: LightboxOptions
): Lightbox {
	const dialog = document.createElement( 'dialog' );
	dialog.className = 'quayside-lightbox';
	dialog.setAttribute( 'aria-label', label );
	document.body.append( dialog );

	const fade = matchMedia( '(prefers-reduced-motion: reduce)' ).matches
		? 0
		: FADE;
	const connection = ( navigator as { connection?: { saveData?: boolean } } )
		.connection;
	const photoswipe = new PhotoSwipe( {
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
		indexIndicatorSep: ' / ',
		preload: connection?.saveData ? [ 0, 0 ] : [ 1, 1 ],
		...options,
		paddingFn( { x } ) {
			const side = x < WIDE ? 0 : ARROW;
			return {
				top: 0,
				bottom: 0,
				...options.padding,
				left: side,
				right: side,
			};
		},
	} );

	// PhotoSwipe hears nothing while it opens; what a quick visitor does then is done right after.
	const whenOpen = ( act: () => void ): void => {
		if ( photoswipe.opener.isOpening ) {
			photoswipe.on( 'openingAnimationEnd', act );
		} else {
			act();
		}
	};
	const close = (): void => whenOpen( () => photoswipe.close() );
	// Escape fades out first; the dialog closes when PhotoSwipe has gone.
	dialog.addEventListener( 'cancel', ( event ) => {
		event.preventDefault();
		event.stopImmediatePropagation();
		close();
	} );
	dialog.addEventListener( 'keydown', ( event ) => {
		cycleFocus( dialog, event );
		if ( event.key === 'Home' || event.key === 'End' ) {
			event.preventDefault();
			whenOpen( () =>
				photoswipe.goTo(
					event.key === 'Home' ? 0 : photoswipe.getNumItems() - 1
				)
			);
		}
		if (
			photoswipe.opener.isOpening &&
			( event.key === 'ArrowRight' || event.key === 'ArrowLeft' )
		) {
			whenOpen( () =>
				event.key === 'ArrowRight'
					? photoswipe.next()
					: photoswipe.prev()
			);
		}
	} );
	dialog.addEventListener( 'click', ( event ) => {
		if (
			photoswipe.opener.isOpening &&
			( event.target as Element ).closest( '.pswp__button--close' )
		) {
			close();
		}
	} );
	openDialog( dialog, { opener } );
	photoswipe.on( 'close', () => dialog.classList.add( 'is-closing' ) );
	photoswipe.on( 'destroy', () => {
		closeDialog( dialog );
		dialog.remove();
	} );

	return {
		dialog,
		photoswipe,
		close,
		start() {
			photoswipe.init();
			// The dialog is the dialog; a second one inside would be announced twice.
			photoswipe.element?.removeAttribute( 'role' );
			(
				dialog.querySelector< HTMLElement >( '.pswp__button--close' ) ??
				dialog.querySelector< HTMLElement >( 'button' )
			)?.focus();
		},
	};
}
