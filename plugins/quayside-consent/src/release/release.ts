import type { Consent } from '../boot/consent';
import { signal } from '../boot/signals';
import { WP_CATEGORIES, WP_CHANGE } from '../boot/wp-categories';
import { isAllowed } from './services';
import { runScript } from './script';

/*
 * Fetched on pages where something is allowed, and after each choice: puts back what the page held.
 */

/** Turns data-held-… back into what it was. */
function restore( element: Element ): void {
	for ( const { name, value } of [ ...element.attributes ] ) {
		if ( /^data-held-(?!by$|type$)/.test( name ) ) {
			element.removeAttribute( name );
			const attribute = document.createAttribute( name.slice( 10 ) );
			attribute.value = value;
			// Past the guard: a service may be allowed alone, without its category.
			element.setAttributeNode( attribute );
		}
	}
	element.setAttribute( 'data-released', element.getAttribute( 'data-held' ) ?? '' );
	element.removeAttribute( 'data-held' );
}

/**
 * Shows the placeholder in a frame that is held. It is the frame's own document, so that its size and place are the
 * frame's own whatever the page's style sheet says.
 */
export function placehold( frame: Element ): void {
	const template = document.querySelector( '#quayside-consent-placeholder' );
	// A frame that was parsed from HTML is another element than the one that was held there.
	for ( const held of template ? [ frame, ...document.querySelectorAll( 'iframe[data-held]:not([srcdoc])' ) ] : [] ) {
		if ( held.hasAttribute( 'data-held' ) && ! held.hasAttribute( 'srcdoc' ) ) {
			const srcdoc = document.createAttribute( 'srcdoc' );
			srcdoc.value = ( template as HTMLTemplateElement ).content.textContent ?? '';
			// Past the guard, which would take it for the frame's own document.
			held.setAttributeNode( srcdoc );
			// Its buttons do something once the banner's module is there.
			void window.quaysideConsent.ask( 'banner' );
		}
	}
}

/** A frame is replaced by its like: a new address in the old one would be a step back in the browser's history. */
function replaceFrame( frame: HTMLIFrameElement, change: ( fresh: HTMLIFrameElement ) => void ): void {
	const fresh = frame.cloneNode() as HTMLIFrameElement;
	change( fresh );
	frame.replaceWith( fresh );
}

function releaseFrame( frame: HTMLIFrameElement ): void {
	const change = ( fresh: HTMLIFrameElement ): void => {
		fresh.removeAttribute( 'srcdoc' );
		restore( fresh );
	};
	// A frame made by a script is known to that script and stays the same element.
	if ( frame.hasAttribute( 'data-held-by' ) ) {
		replaceFrame( frame, change );
	} else {
		change( frame );
	}
}

/** Undoes the server's marks in style sheets and style attributes. */
const freeAddresses = ( css: string ): string => css.replaceAll( 'data:,#', '' );

/** Lets go of everything that is allowed, in the order of the document. */
async function releaseHeld( consent: Consent ): Promise< void > {
	for ( const element of document.querySelectorAll< HTMLElement >( '[data-held]' ) ) {
		if ( ! isAllowed( consent, element, 'data-held' ) ) {
			continue;
		}
		const tag = element.localName;
		if ( tag === 'script' ) {
			await runScript( element as HTMLScriptElement, restore, document.querySelector< HTMLElement >( '#quayside-consent-boot' )?.nonce ?? '' );
		} else if ( tag === 'iframe' ) {
			releaseFrame( element as HTMLIFrameElement );
		} else {
			if ( tag === 'style' ) {
				element.textContent = freeAddresses( element.textContent ?? '' );
			} else if ( element.getAttribute( 'style' )?.includes( 'data:,#' ) ) {
				element.setAttribute( 'style', freeAddresses( element.getAttribute( 'style' ) ?? '' ) );
			}
			restore( element );
			// A player that found no source has stopped to look.
			if ( element.parentElement instanceof HTMLMediaElement ) {
				element.parentElement.load();
			}
		}
	}
}

/**
 * Takes back what is no longer allowed: frames at once; what scripts have done ends with the page, and the page says so.
 */
function withdraw( consent: Consent ): void {
	let isStale = false;
	for ( const element of document.querySelectorAll< HTMLElement >( '[data-released]' ) ) {
		if ( isAllowed( consent, element, 'data-released' ) ) {
			continue;
		}
		const category = element.getAttribute( 'data-released' ) ?? '';
		if ( element instanceof HTMLIFrameElement ) {
			replaceFrame( element, ( fresh ) => {
				fresh.setAttribute( 'data-held', category );
				for ( const name of [ 'src', 'srcdoc' ] ) {
					const value = fresh.getAttribute( name );
					if ( value !== null ) {
						fresh.setAttribute( 'data-held-' + name, value );
						fresh.removeAttribute( name );
					}
				}
				fresh.removeAttribute( 'data-released' );
				placehold( fresh );
			} );
		} else if ( element.localName === 'script' ) {
			isStale = true;
		}
	}
	const note = document.querySelector< HTMLElement >( '#quayside-consent-reload' );
	if ( note ) {
		note.hidden = ! isStale;
	}
}

/** Tells everybody who listens. */
function announce( consent: Consent ): void {
	const categories = Object.keys( consent.config.defaults );
	if ( ! consent.config.quiet ) {
		signal( consent, 'update' );
	}
	const answers = Object.entries( { functional: 'necessary', ...WP_CATEGORIES } ).map( ( [ category, ours ] ) => [ category, consent.has( ours ) ? 'allow' : 'deny' ] as const );
	for ( const [ category, answer ] of answers ) {
		// The API's plugin remembers it and fires the event where that is new; without it every listener hears all of it.
		if ( consent.config.wpConsentApi ) {
			( window as { wp_set_consent?: ( category: string, answer: string ) => void } ).wp_set_consent?.( category, answer );
		} else {
			document.dispatchEvent( new CustomEvent( WP_CHANGE, { detail: { [ category ]: answer } } ) );
		}
	}
	document.dispatchEvent(
		new CustomEvent( 'cookieyes_consent_update', {
			detail: { accepted: categories.filter( consent.has ), rejected: categories.filter( ( slug ) => ! consent.has( slug ) ) },
		} )
	);
}

let last = Promise.resolve();

/**
 * Brings the page in line with the answers in force.
 *
 * @param consent The page's consent.
 */
export function run( consent: Consent ): Promise< void > {
	announce( consent );
	withdraw( consent );
	// One run after the other: each element is let go of once.
	last = last.then( () => releaseHeld( consent ) );
	return last;
}
