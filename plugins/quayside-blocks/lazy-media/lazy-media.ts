/**
 * Sets the states of lazy media on pages that have some. Native lazy images are
 * tracked, images with `data-src` are loaded, and backgrounds load 200 px
 * before they become visible.
 */
import { getGlobal } from '@quayside/boundary/globals';
import { getConfig, getWidth } from './config';
import type { LazyConfig } from './config';
import { trackImage, setState } from './image';

/**
 * Spec section 9: distance in px from the viewport at which backgrounds load.
 */
const BACKGROUND_MARGIN = 200;

const { clientWidth, clientHeight } = document.documentElement;
const config = getConfig(
	clientWidth,
	clientHeight,
	getGlobal< Partial< LazyConfig > >( 'lazySizesConfig' )
);
const isBackground = ( element: Element ): boolean =>
	element.classList.contains( 'quayside-lazy-background' );
const measured = new Set< HTMLImageElement >();

const measure = ( image: HTMLImageElement ): void => {
	image.sizes = `${ getWidth( image, config.minSize ) }px`;
};

const loadBackground = ( element: HTMLElement ): void => {
	// The stylesheet shows the background when the class lazyload is removed.
	setState( element, 'lazyloading' );
	const image = new Image();
	image.onload = () => setState( element, 'lazyloaded' );
	image.onerror = () => setState( element, 'lazyerror' );
	image.src =
		/url\(["']?(.*?)["']?\)/.exec(
			getComputedStyle( element ).backgroundImage
		)?.[ 1 ] ?? '';
};

/** Starts loading an element. */
const unveil = ( element: HTMLElement ): void => {
	observers.forEach( ( observer ) => observer.unobserve( element ) );
	if (
		! element.dispatchEvent(
			new CustomEvent( 'lazybeforeunveil', {
				bubbles: true,
				cancelable: true,
			} )
		)
	) {
		return;
	}
	if ( isBackground( element ) ) {
		loadBackground( element );
		return;
	}
	const { src, srcset, sizes } = element.dataset;
	if ( element instanceof HTMLImageElement ) {
		if ( sizes === 'auto' ) {
			measured.add( element );
			measure( element );
		}
		if ( srcset ) {
			element.srcset = srcset;
		}
		if ( src ) {
			element.src = src;
		}
		trackImage( element );
	} else if ( element instanceof HTMLIFrameElement ) {
		setState( element, 'lazyloading' );
		element.addEventListener(
			'load',
			() => setState( element, 'lazyloaded' ),
			{ once: true }
		);
		// Authors can set any data-src. Only http and https URLs are loaded.
		if ( src && /^(https?:)?\//i.test( src ) ) {
			element.src = src;
		}
	} else {
		setState( element, 'lazyloaded' );
	}
};

const observe = ( margin: number ): IntersectionObserver =>
	new IntersectionObserver(
		( entries ) =>
			entries.forEach(
				( { isIntersecting, target } ) =>
					isIntersecting && unveil( target as HTMLElement )
			),
		{ rootMargin: `${ margin }px` }
	);

const backgrounds = observe( BACKGROUND_MARGIN );
const media = observe( config.expand );
const observers = [ backgrounds, media ];

const scan = ( root: ParentNode ): void => {
	for ( const element of root.querySelectorAll< HTMLElement >(
		'.lazyload:not([data-island]), img[loading="lazy"]:not([class*="lazyload"])'
	) ) {
		( isBackground( element )
			? backgrounds
			: ( observers.at( -1 ) ?? media )
		).observe( element );
	}
};

scan( document );
new MutationObserver( ( records ) => {
	if ( records.some( ( { addedNodes } ) => addedNodes.length > 0 ) ) {
		scan( document );
	}
} ).observe( document.body, { childList: true, subtree: true } );

// After the page has loaded, media farther away is loaded too.
const expandObserver = (): void => {
	observers.push( observe( config.expand * config.expFactor ) );
	scan( document );
};
if ( document.readyState === 'complete' ) {
	expandObserver();
} else {
	addEventListener( 'load', expandObserver );
}

let timer = 0;
addEventListener( 'resize', () => {
	timer ||= window.setTimeout( () => {
		timer = 0;
		measured.forEach( measure );
	}, config.throttle );
} );
addEventListener( 'beforeprint', () =>
	document
		.querySelectorAll< HTMLElement >( '.lazyload:not([data-island])' )
		.forEach( unveil )
);
