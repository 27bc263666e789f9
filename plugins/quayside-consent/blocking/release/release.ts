import type { Consent } from '../../boot/consent';
import { HELD } from '../held';
import { page } from '../../boot/page';
import { signal } from '../../signals/signals';
import { WP_CATEGORIES, WP_CHANGE } from '../../signals/wp-categories';
import { freeCss, heldOf, mayReturn, put, unguarded } from './restore';
import { isAllowed, isFree, readProofs } from './services';
import { runScript } from './script';

/*
 * Fetched on pages where something is allowed, and after each choice: puts back what the page held.
 *
 * A mark is no permission. What it names has to be allowed, and then every address is judged by the provider list once
 * more: HTML that comes later, by fetch, has not passed our server's rewriter and may have an author's marks in it.
 */

/** Elements that were let go of on this page. */
const released = new WeakSet< Element >();

/** Turns data-held-… back into what it was. */
function restore( element: Element ): void {
	const attributes = heldOf( element );
	for ( const name of element.getAttributeNames() ) {
		if ( name.startsWith( HELD ) && ! /-(by|type)$/.test( name ) ) {
			element.removeAttribute( name );
		}
	}
	// Past the guard: a service may be allowed alone, without its category.
	unguarded( () =>
		attributes.forEach( ( attribute ) => put( element, attribute ) )
	);
	element.setAttribute(
		'data-released',
		element.getAttribute( 'data-held' ) ?? ''
	);
	element.removeAttribute( 'data-held' );
	released.add( element );
}

/**
 * Shows the placeholder in a frame that is held. It is the frame's own document, so that its size and place are the
 * frame's own whatever the page's style sheet says.
 */
export function placehold( frame: Element ): void {
	const template = page.querySelector< HTMLTemplateElement >(
		'template#quayside-consent-placeholder'
	);
	// A frame that was parsed from HTML is another element than the one that was held there.
	for ( const held of template
		? [
				frame,
				...page.querySelectorAll( 'iframe[data-held]:not([srcdoc])' ),
			]
		: [] ) {
		if (
			held.localName === 'iframe' &&
			held.hasAttribute( 'data-held' ) &&
			! held.hasAttribute( 'srcdoc' )
		) {
			// Past the guard, which would take it for the frame's own document.
			unguarded( () =>
				put( held, [ 'srcdoc', template!.content.textContent ?? '' ] )
			);
			// Its buttons do something once the banner's module is there.
			void window.quaysideConsent.ask( 'banner' );
		}
	}
}

/** A frame is replaced by its like: a new address in the old one would be a step back in the browser's history. */
function replaceFrame(
	frame: HTMLIFrameElement,
	change: ( fresh: HTMLIFrameElement ) => void
): void {
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

/** Lets go of everything that is allowed, in the order of the document. */
async function releaseHeld( consent: Consent ): Promise< void > {
	const elements = [
		...page.querySelectorAll< HTMLElement >( '[data-held]' ),
	].filter( ( element ) => isAllowed( consent, element, 'data-held' ) );
	if (
		elements.length &&
		! Object.keys( consent.config.defaults ).every( consent.has )
	) {
		// Who is refused stays refused, whatever a mark says; without the list nobody else is known.
		await consent.ask( 'providers', [] ).catch( String );
	}
	const { services, documents } = readProofs();
	documents.forEach( ( text ) => consent.documents.add( text ) );
	for ( const element of elements ) {
		// A script before it, or the visitor, may have changed something.
		if (
			! element.hasAttribute( 'data-held' ) ||
			! isAllowed( consent, element, 'data-held' )
		) {
			continue;
		}
		const tag = element.localName;
		const free = ( url: URL ): boolean =>
			isFree(
				consent,
				url,
				element.getAttribute( 'data-held-by' ) ?? '',
				services
			);
		if (
			! heldOf( element ).every( ( attribute ) =>
				mayReturn( element, attribute, consent.documents, free )
			)
		) {
			continue;
		}
		if ( tag === 'script' ) {
			await runScript(
				element as HTMLScriptElement,
				restore,
				page.querySelector< HTMLElement >(
					'script#quayside-consent-boot'
				)?.nonce ?? ''
			);
		} else if ( tag === 'iframe' ) {
			releaseFrame( element as HTMLIFrameElement );
		} else {
			const isWhole = freeCss( element, ( address ) =>
				mayReturn(
					element,
					[ 'src', address ],
					consent.documents,
					free
				)
			);
			restore( element );
			if ( ! isWhole ) {
				// A part of it is refused still.
				element.setAttribute(
					'data-held',
					element.getAttribute( 'data-released' ) ?? ''
				);
			}
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
	for ( const element of page.querySelectorAll< HTMLElement >(
		'[data-released]'
	) ) {
		if (
			! released.has( element ) ||
			isAllowed( consent, element, 'data-released' )
		) {
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
	// Ours stands in the footer, behind whatever an author may have called so.
	const note = [
		...page.querySelectorAll< HTMLElement >( 'p#quayside-consent-reload' ),
	].pop();
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
	const answers = Object.entries( {
		functional: 'necessary',
		...WP_CATEGORIES,
	} ).map(
		( [ category, ours ] ) =>
			[ category, consent.has( ours ) ? 'allow' : 'deny' ] as const
	);
	for ( const [ category, answer ] of answers ) {
		// The API's plugin remembers it and fires the event where that is new; without it every listener hears all of it.
		if ( consent.config.wpConsentApi ) {
			(
				window as {
					wp_set_consent?: (
						category: string,
						answer: string
					) => void;
				}
			 ).wp_set_consent?.( category, answer );
		} else {
			page.dispatchEvent(
				new CustomEvent( WP_CHANGE, {
					detail: { [ category ]: answer },
				} )
			);
		}
	}
	page.dispatchEvent(
		new CustomEvent( 'cookieyes_consent_update', {
			detail: {
				accepted: categories.filter( consent.has ),
				rejected: categories.filter(
					( slug ) => ! consent.has( slug )
				),
			},
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
