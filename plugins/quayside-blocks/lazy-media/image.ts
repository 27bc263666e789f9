/** Spec section 4, lazy media: the states, as classes. */
const STATES = [
	'lazyload',
	'lazyloading',
	'lazyloaded',
	'lazyerror',
] as const;

export type LazyState = ( typeof STATES )[ number ];

/** Spec section 8, progressive lazy load: tries after the first, and ms between them. */
const RETRIES = 3;
const INTERVAL = 500;

/**
 * Gives an element one of the states of lazy media.
 */
export function setState( element: Element, state: LazyState ): void {
	element.classList.remove( ...STATES );
	element.classList.add( state );
	if ( state === 'lazyloaded' ) {
		element.dispatchEvent(
			new CustomEvent( 'lazyloaded', { bubbles: true } )
		);
	}
}

/** The mark of a followed image, on the image itself: several modules of a page bring this file along. */
interface Followed {
	quaysideFollowed?: true;
}

/**
 * Follows an image that the browser loads: its class says how far it is, and one that fails is asked for again, three
 * times 500 ms apart, before it is given up.
 */
export function follow( image: HTMLImageElement ): void {
	const mark: Followed = image as Followed;
	if ( mark.quaysideFollowed ) {
		return;
	}
	mark.quaysideFollowed = true;
	let retries = 0;
	const fail = (): void => {
		if ( retries === RETRIES ) {
			setState( image, 'lazyerror' );
			return;
		}
		retries++;
		setTimeout( () => {
			// The same address set again is a new request.
			const name = image.srcset ? 'srcset' : 'src';
			image.setAttribute( name, image.getAttribute( name ) ?? '' );
		}, INTERVAL );
	};
	image.addEventListener( 'load', () => setState( image, 'lazyloaded' ) );
	image.addEventListener( 'error', fail );
	if ( ! image.complete || ! image.currentSrc ) {
		setState( image, 'lazyloading' );
	} else if ( image.naturalWidth === 0 ) {
		setState( image, 'lazyloading' );
		fail();
	} else {
		setState( image, 'lazyloaded' );
	}
}
