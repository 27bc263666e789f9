/** Spec section 4, lazy media: states as classes. */
const STATES = [
	'lazyload',
	'lazyloading',
	'lazyloaded',
	'lazyerror',
] as const;

export type LazyState = ( typeof STATES )[ number ];

/**
 * Spec section 8, progressive lazy load: number of retries, and ms between
 * them.
 */
const RETRIES = 3;
const INTERVAL = 500;

/**
 * Sets the lazy loading state of an element.
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

/**
 * Marks an image as tracked. The mark is on the element because several modules
 * on a page may bundle this file.
 */
interface Tracked {
	quaysideFollowed?: true;
}

/**
 * Tracks an image that the browser loads. Its class shows the state. A failed
 * image is retried three times, 500 ms apart.
 */
export function trackImage( image: HTMLImageElement ): void {
	const mark: Tracked = image as Tracked;
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
			// Setting the same URL again starts a new request.
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
