import { announce } from '@quayside/ui';
import type { Lightbox } from '@quayside/ui/lightbox';
import { __ } from '@wordpress/i18n';
import type { Slides } from './slides';

const RETRY = 'quayside-lightbox__retry';

const WAITING = '<div class="quayside-lightbox__waiting"></div>';

/** Returns what the slide of an image shows if its page could not be loaded. */
const getFailure = (): string => {
	const failure = document.createElement( 'div' );
	failure.className = 'quayside-lightbox__failed';
	failure.append(
		Object.assign( document.createElement( 'p' ), {
			textContent: __(
				'The image could not be loaded.',
				'quayside-blocks'
			),
		} ),
		Object.assign( document.createElement( 'button' ), {
			type: 'button',
			className: RETRY,
			textContent: __( 'Retry', 'quayside-blocks' ),
		} )
	);
	return failure.outerHTML;
};

/**
 * Loads the pages of images on demand. Returns a function that returns the slide of such an image: it is being loaded, or could not be
 * loaded and can be retried. Navigating to it again retries, too.
 *
 * @param slides   The slides.
 * @param lightbox The lightbox.
 */
export function loadOnDemand(
	slides: Slides,
	lightbox: Lightbox
): ( place: number ) => { html: string } {
	const { dialog, photoswipe, getIndex, refresh } = lightbox;
	const failed = new Set< number >();
	let shown = -1;

	const load = async ( place: number ): Promise< void > => {
		await slides.fetch( place );
		if ( slides.at( place ) ) {
			failed.delete( place );
		} else {
			failed.add( place );
		}
		if ( ! photoswipe.isOpen ) {
			return;
		}
		refresh( place );
		// Other images of a page that has loaded now.
		for ( const other of failed ) {
			if ( slides.at( other ) ) {
				failed.delete( other );
				refresh( other );
			}
		}
		if ( failed.has( place ) && place === getIndex() ) {
			announce(
				__( 'The image could not be loaded.', 'quayside-blocks' )
			);
		}
	};
	const retry = (): void => {
		if ( failed.delete( getIndex() ) ) {
			refresh( getIndex() );
		}
	};
	photoswipe.on( 'change', () => {
		// PhotoSwipe reports a new content of the same slide, too.
		if ( shown !== getIndex() ) {
			shown = getIndex();
			retry();
		}
	} );
	dialog.addEventListener( 'click', ( { target } ) => {
		if ( ( target as Element ).closest( `.${ RETRY }` ) ) {
			// The button disappears.
			photoswipe.element?.focus();
			retry();
		}
	} );
	return ( place ) => {
		if ( failed.has( place ) ) {
			return { html: getFailure() };
		}
		void load( place );
		return { html: WAITING };
	};
}
