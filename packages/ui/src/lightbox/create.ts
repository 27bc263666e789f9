import PhotoSwipe from 'photoswipe';
import type { PhotoSwipeOptions, SlideData } from 'photoswipe';
import { closeDialog, openDialog } from '../dialog';
import { cycleFocus } from './cycle-focus';
import { reverseControls } from './reverse';

/** Spec section 9: opening animation, in ms. */
const FADE = 250;

/** Minimum viewport width at which the arrows are beside the image, and their width, in px. */
const WIDE = 768;
const ARROW = 76;
/** Height of the bar below the image that has the arrows in narrower viewports, in px. Both must match lightbox.scss. */
const BAR = 52;

/** Space above and below the image, for the controls and the caption, in px. */
export const PADDING = 60;

/** How far a key moves an enlarged image sideways, in px. PhotoSwipe's own distance for Up and Down. */
const PAN = new Map( [
	[ 'ArrowLeft', 80 ],
	[ 'ArrowRight', -80 ],
] );

/** PhotoSwipe's options. The translated texts are required, and the images are given as LightboxImages. */
export type LightboxOptions = Omit< PhotoSwipeOptions, 'dataSource' > &
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

/** The images of a lightbox, in the order of the page. */
export interface LightboxImages {
	readonly count: number;
	/** Returns an image for PhotoSwipe. */
	at: ( index: number ) => SlideData;
}

/** Lightbox that was created but may not be open yet. */
export interface Lightbox {
	dialog: HTMLDialogElement;
	/** Its indexes are those of slides, which are in reverse order in right-to-left languages. */
	photoswipe: PhotoSwipe;
	/** Returns the index of the current image. */
	getIndex: () => number;
	/** Shows an image. */
	goTo: ( index: number ) => void;
	/** Reads an image again. */
	refresh: ( index: number ) => void;
	/** Closes the lightbox with the fade animation. */
	close: () => void;
	/** Opens the lightbox. Add listeners for PhotoSwipe's events before. */
	start: () => void;
}

/**
 * Creates a lightbox: PhotoSwipe inside a native modal dialog, which is above everything on the page, makes the rest inert, and
 * returns focus. Its stylesheet is lightbox.scss. Nothing is displayed before start(). In right-to-left languages, the next image is
 * on the left.
 *
 * @param label   Accessible name of the dialog.
 * @param opener  Element that focus returns to. If null, the caller manages focus.
 * @param images  The images.
 * @param options Other PhotoSwipe options.
 */
export function createLightbox(
	label: string,
	opener: HTMLElement | null,
	images: LightboxImages,
	options: LightboxOptions
): Lightbox {
	const dialog = document.createElement( 'dialog' );
	dialog.className = 'quayside-lightbox';
	dialog.setAttribute( 'aria-label', label );
	document.body.append( dialog );
	const isReversed = getComputedStyle( dialog ).direction === 'rtl';
	/** Converts the index of an image to that of its slide, and back. */
	const convert = ( index: number ): number =>
		isReversed ? images.count - 1 - index : index;

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
		// Handled by the dialog.
		trapFocus: false,
		returnFocus: false,
		escKey: false,
		indexIndicatorSep: ' / ',
		preload: connection?.saveData ? [ 0, 0 ] : [ 1, 1 ],
		...options,
		dataSource: [],
		index: convert( options.index ?? 0 ),
		paddingFn( { x } ) {
			const isNarrow = x < WIDE;
			const side = isNarrow ? 0 : ARROW;
			return {
				top: options.padding?.top ?? PADDING,
				bottom: Math.max(
					options.padding?.bottom ?? PADDING,
					isNarrow ? BAR : 0
				),
				left: side,
				right: side,
			};
		},
	} );

	photoswipe.addFilter( 'numItems', () => images.count );
	photoswipe.addFilter( 'itemData', ( _data, index ) =>
		images.at( convert( index ) )
	);
	const getIndex = (): number => convert( photoswipe.currIndex );
	const goTo = ( index: number ): void => photoswipe.goTo( convert( index ) );
	if ( isReversed ) {
		reverseControls( photoswipe, getIndex );
	}

	// PhotoSwipe ignores input while it opens, so actions during that time run right after it.
	const whenOpen = ( action: () => void ): void => {
		if ( photoswipe.opener.isOpening ) {
			photoswipe.on( 'openingAnimationEnd', action );
		} else {
			action();
		}
	};
	const close = (): void => whenOpen( () => photoswipe.close() );
	/**
	 * Moves an enlarged image with Left and Right, as PhotoSwipe does with Up and Down (WCAG 2.1.1). At its edge, the key shows
	 * another image, as swiping does, but not while it is held down. Returns whether the key has been handled.
	 */
	const panSideways = ( event: KeyboardEvent ): boolean => {
		const step = PAN.get( event.key );
		const slide = photoswipe.currSlide;
		if (
			! step ||
			! slide?.isPannable() ||
			event.altKey ||
			event.ctrlKey ||
			event.metaKey ||
			event.shiftKey
		) {
			return false;
		}
		const { x, y } = slide.pan;
		slide.panTo( x + step, y );
		return slide.pan.x !== x || event.repeat;
	};
	// Escape starts the fade-out. The dialog closes when PhotoSwipe is destroyed.
	dialog.addEventListener( 'cancel', ( event ) => {
		event.preventDefault();
		event.stopImmediatePropagation();
		close();
	} );
	// WCAG 2.1.4: no shortcut is a single character, which speech input and mistyping trigger. Zooming has a button.
	photoswipe.on( 'keydown', ( event ) => {
		const { originalEvent } = event;
		if ( originalEvent.key === 'z' || panSideways( originalEvent ) ) {
			event.preventDefault();
		}
	} );
	dialog.addEventListener( 'keydown', ( event ) => {
		cycleFocus( dialog, event );
		if ( event.key === 'Home' || event.key === 'End' ) {
			event.preventDefault();
			whenOpen( () =>
				goTo( event.key === 'Home' ? 0 : images.count - 1 )
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
	// Before PhotoSwipe handles it: another image that is displayed while it opens would stay empty.
	dialog.addEventListener(
		'click',
		( event ) => {
			const button = ( event.target as Element ).closest( 'button' );
			if ( button && photoswipe.opener.isOpening ) {
				event.preventDefault();
				event.stopPropagation();
				whenOpen( () => button.click() );
			}
		},
		true
	);
	openDialog( dialog, { opener } );
	photoswipe.on( 'close', () => dialog.classList.add( 'is-closing' ) );
	photoswipe.on( 'destroy', () => {
		closeDialog( dialog );
		dialog.remove();
	} );

	return {
		dialog,
		photoswipe,
		getIndex,
		goTo,
		refresh: ( index ) =>
			photoswipe.refreshSlideContent( convert( index ) ),
		close,
		start() {
			photoswipe.init();
			// Screen readers would announce a second dialog role inside the dialog.
			photoswipe.element?.removeAttribute( 'role' );
			// The title is also the name. Screen readers would read both.
			for ( const button of dialog.querySelectorAll(
				'[title][aria-label]'
			) ) {
				if (
					button.getAttribute( 'aria-label' ) ===
					button.getAttribute( 'title' )
				) {
					button.removeAttribute( 'aria-label' );
				}
			}
			(
				dialog.querySelector< HTMLElement >( '.pswp__button--close' ) ??
				dialog.querySelector< HTMLElement >( 'button' )
			)?.focus();
		},
	};
}
