/**
 * States of lazy media, on pages that have some: images that the browser itself loads late are followed, images that a
 * script brings with `data-src` are loaded, backgrounds come 200 px before they are seen.
 */
import { globalNamed } from '@quayside/boundary/globals';
import { configFor, widthOf } from './config';
import type { LazyConfig } from './config';
import { follow, setState } from './image';

/** Spec section 9: px around the window in which backgrounds load. */
const BACKGROUND_MARGIN = 200;

const { clientWidth, clientHeight } = document.documentElement;
const config = configFor(
	clientWidth,
	clientHeight,
	globalNamed< Partial< LazyConfig > >( 'lazySizesConfig' )
);
const isBackground = ( element: Element ): boolean =>
	element.classList.contains( 'quayside-lazy-background' );
const measured = new Set< HTMLImageElement >();

const measure = ( image: HTMLImageElement ): void => {
	image.sizes = `${ widthOf( image, config.minSize ) }px`;
};

const loadBackground = ( element: HTMLElement ): void => {
	// Without the class lazyload the style sheet lets the background through.
	setState( element, 'lazyloading' );
	const image = new Image();
	image.onload = () => setState( element, 'lazyloaded' );
	image.onerror = () => setState( element, 'lazyerror' );
	image.src =
		/url\(["']?(.*?)["']?\)/.exec(
			getComputedStyle( element ).backgroundImage
		)?.[ 1 ] ?? '';
};

/** Takes one element from lazyload to lazyloading. */
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
		follow( element );
	} else if ( element instanceof HTMLIFrameElement ) {
		setState( element, 'lazyloading' );
		element.addEventListener(
			'load',
			() => setState( element, 'lazyloaded' ),
			{ once: true }
		);
		// Who may write frames may write any; a script's address is none.
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

// Once the page is there, there is time to look further.
const lookFurther = (): void => {
	observers.push( observe( config.expand * config.expFactor ) );
	scan( document );
};
if ( document.readyState === 'complete' ) {
	lookFurther();
} else {
	addEventListener( 'load', lookFurther );
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
