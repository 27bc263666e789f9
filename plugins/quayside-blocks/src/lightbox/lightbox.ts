import PhotoSwipe from 'photoswipe';
import { announce, closeDialog, openDialog } from '@quayside/ui';
import { __, sprintf } from '@wordpress/i18n';
import { cycleFocus } from './cycle-focus';
import { slidesOf } from './slides';

/** Spec section 9: opening animation, in ms. */
const FADE = 250;

const reduced = () => matchMedia( '(prefers-reduced-motion: reduce)' ).matches;

/** The style sheet comes with the first lightbox of the page. */
const loadStyle = ( address: string ): Promise< unknown > => {
	const known = document.querySelector( `link[href="${ address }"]` );
	if ( known ) {
		return Promise.resolve();
	}
	const link = document.createElement( 'link' );
	link.rel = 'stylesheet';
	link.href = address;
	const done = new Promise( ( resolve ) => {
		link.onload = resolve;
		link.onerror = resolve;
	} );
	document.head.append( link );
	return done;
};

/**
 * Opens a gallery's lightbox: PhotoSwipe inside a native modal dialog, which lies above everything on the page,
 * makes the rest inert and gives the focus back.
 */
function open( host: HTMLElement, index: number ): void {
	const slides = slidesOf( host );
	const dialog = document.createElement( 'dialog' );
	dialog.className = 'quayside-lightbox';
	dialog.setAttribute( 'aria-label', __( 'Image gallery', 'quayside-blocks' ) );
	document.body.append( dialog );

	const fade = reduced() ? 0 : FADE;
	const lightbox = new PhotoSwipe( {
		dataSource: slides,
		index,
		appendToEl: dialog,
		mainClass: 'quayside-lightbox__pswp',
		bgOpacity: 1,
		showHideAnimationType: fade ? 'fade' : 'none',
		showAnimationDuration: fade,
		hideAnimationDuration: fade,
		zoomAnimationDuration: reduced() ? 0 : 250,
		// The dialog does these.
		trapFocus: false,
		returnFocus: false,
		escKey: false,
		closeTitle: __( 'Close', 'quayside-blocks' ),
		zoomTitle: __( 'Zoom', 'quayside-blocks' ),
		arrowPrevTitle: __( 'Previous image', 'quayside-blocks' ),
		arrowNextTitle: __( 'Next image', 'quayside-blocks' ),
		indexIndicatorSep: ' / ',
		preload: [ 1, 2 ],
		padding: { top: 60, bottom: 60, left: 0, right: 0 },
	} );

	// PhotoSwipe hears nothing while it opens; what a quick visitor does then is done right after.
	const whenOpen = ( act: () => void ): void => {
		if ( lightbox.opener.isOpening ) {
			lightbox.on( 'openingAnimationEnd', act );
		} else {
			act();
		}
	};
	// Escape fades out first; the dialog closes when PhotoSwipe has gone.
	dialog.addEventListener( 'cancel', ( event ) => {
		event.preventDefault();
		event.stopImmediatePropagation();
		whenOpen( () => lightbox.close() );
	} );
	dialog.addEventListener( 'keydown', ( event ) => {
		cycleFocus( dialog, event );
		if ( lightbox.opener.isOpening && ( event.key === 'ArrowRight' || event.key === 'ArrowLeft' ) ) {
			whenOpen( () => ( event.key === 'ArrowRight' ? lightbox.next() : lightbox.prev() ) );
		}
	} );
	dialog.addEventListener( 'click', ( event ) => {
		if ( lightbox.opener.isOpening && ( event.target as Element ).closest( '.pswp__button--close' ) ) {
			whenOpen( () => lightbox.close() );
		}
	} );
	openDialog( dialog, { opener: slides[ index ]?.element ?? null } );

	lightbox.on( 'uiRegister', () => {
		lightbox.ui?.registerElement( {
			name: 'caption',
			className: 'quayside-lightbox__caption',
			order: 9,
			isButton: false,
			appendTo: 'root',
			onInit: ( element ) => {
				lightbox.on( 'change', () => {
					element.textContent = slides[ lightbox.currIndex ]?.caption ?? '';
				} );
			},
		} );
	} );
	lightbox.on( 'change', () => {
		const slide = slides[ lightbox.currIndex ];
		/* translators: 1: position, 2: number of images, 3: description. */
		announce( sprintf( __( 'Image %1$d of %2$d: %3$s', 'quayside-blocks' ), lightbox.currIndex + 1, slides.length, slide?.caption || slide?.alt || '' ) );
	} );
	lightbox.on( 'close', () => dialog.classList.add( 'is-closing' ) );
	lightbox.on( 'destroy', () => {
		closeDialog( dialog );
		dialog.remove();
	} );
	lightbox.init();
	// The dialog is the dialog; a second one inside would be announced twice.
	lightbox.element?.removeAttribute( 'role' );
	dialog.querySelector< HTMLElement >( '.pswp__button--close' )?.focus();
}

/**
 * Lets the links of a gallery open the lightbox: by click, Enter or Space.
 */
export async function mount( host: HTMLElement, props: unknown ): Promise< void > {
	await loadStyle( ( props as { style: string } ).style );
	host.addEventListener( 'click', ( event ) => {
		const link = ( event.target as Element ).closest< HTMLAnchorElement >( 'a[data-width]' );
		if ( link && ! event.metaKey && ! event.ctrlKey && ! event.shiftKey && ! event.button ) {
			event.preventDefault();
			open( host, slidesOf( host ).findIndex( ( { element } ) => element === link ) );
		}
	} );
	// Spec section 5: Enter and Space activate gallery images; Enter is the link's own.
	host.addEventListener( 'keydown', ( event ) => {
		const link = ( event.target as Element ).closest< HTMLAnchorElement >( 'a[data-width]' );
		if ( link && event.key === ' ' ) {
			event.preventDefault();
			link.click();
		}
	} );
}
