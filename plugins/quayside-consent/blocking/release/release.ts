import type { Consent } from '../../page/consent';
import { BLOCKED_PREFIX } from '../blocked';
import { page } from '../../page/page';
import { signal, signalClarity } from '../../signals/signals';
import { WP_CATEGORIES, WP_CHANGE } from '../../signals/wp-categories';
import {
	unblockCss,
	blockedAttributes,
	canRestore,
	restoreAttribute,
	unguarded,
} from './restore';
import { isAllowed, isAddressAllowed, readProofs } from './services';
import { isDeferred, runScript } from './script';

/*
 * Loaded on pages where something is allowed, and after each choice: restores what the page has blocked.
 *
 * A mark is not a permission. Its category has to be allowed, and then every address is checked against the provider
 * list again: HTML that arrives later, by fetch, has not passed the rewriter on the server and may contain marks of
 * its author.
 */

/** Restores the attributes of an element from data-held-…. */
function restore( element: Element ): void {
	const attributes = blockedAttributes( element );
	for ( const name of element.getAttributeNames() ) {
		if (
			name.startsWith( BLOCKED_PREFIX ) &&
			! /-(by|type)$/.test( name )
		) {
			element.removeAttribute( name );
		}
	}
	// Bypasses the guard: a service may be allowed without its category.
	unguarded( () =>
		attributes.forEach( ( attribute ) =>
			restoreAttribute( element, attribute )
		)
	);
	element.setAttribute(
		'data-released',
		element.getAttribute( 'data-held' ) ?? ''
	);
	element.removeAttribute( 'data-held' );
	window.quaysideConsent.released.add( element );
}

/**
 * Shows the placeholder in a blocked iframe. As an inline document, it keeps the size and position of the iframe
 * regardless of the page's style sheet.
 */
export function placehold( frame: Element ): void {
	const template = page.querySelector< HTMLTemplateElement >(
		'template#quayside-consent-placeholder'
	);
	// An iframe that was parsed from HTML is a different object than the one that was blocked.
	for ( const blocked of template
		? [
				frame,
				...page.querySelectorAll( 'iframe[data-held]:not([srcdoc])' ),
			]
		: [] ) {
		if (
			blocked.localName === 'iframe' &&
			blocked.hasAttribute( 'data-held' ) &&
			! blocked.hasAttribute( 'srcdoc' )
		) {
			// Bypasses the guard, which would block the placeholder like any other inline document.
			unguarded( () =>
				restoreAttribute( blocked, [
					'srcdoc',
					template!.content.textContent ?? '',
				] )
			);
			void window.quaysideConsent.ask( 'buttons' );
		}
	}
}

/** Replaces an iframe with a copy, because changing the address of an iframe adds an entry to the browser history. */
function replaceFrame(
	frame: HTMLIFrameElement,
	change: ( fresh: HTMLIFrameElement ) => void
): void {
	const fresh = frame.cloneNode() as HTMLIFrameElement;
	change( fresh );
	frame.replaceWith( fresh );
}

function unblockFrame( frame: HTMLIFrameElement ): void {
	const change = ( fresh: HTMLIFrameElement ): void => {
		fresh.removeAttribute( 'srcdoc' );
		restore( fresh );
	};
	// An iframe that was created by a script stays the same element, because the script may refer to it.
	if ( frame.hasAttribute( 'data-held-by' ) ) {
		replaceFrame( frame, change );
	} else {
		change( frame );
	}
}

/** Returns the blocked elements of the page and of its open shadow trees, in document order. */
function findBlocked( root: ParentNode ): HTMLElement[] {
	return [ ...root.querySelectorAll< HTMLElement >( '*' ) ].flatMap(
		( element ) => [
			...( element.hasAttribute( 'data-held' ) ? [ element ] : [] ),
			...( element.shadowRoot ? findBlocked( element.shadowRoot ) : [] ),
		]
	);
}

/** Unblocks everything that is allowed, in document order. */
async function unblockElements( consent: Consent ): Promise< void > {
	// The parser runs deferred scripts after all others.
	const elements = findBlocked( page )
		.filter( ( element ) => isAllowed( consent, element, 'data-held' ) )
		.sort( ( a, b ) => +isDeferred( a ) - +isDeferred( b ) );
	if (
		elements.length &&
		! Object.keys( consent.config.defaults ).every( consent.has )
	) {
		// What is rejected stays blocked even if a mark allows it. Without the list, no other provider is known.
		await consent.ask( 'providers', [] ).catch( String );
	}
	const { services, documents } = readProofs();
	documents.forEach( ( text ) => consent.documents.add( text ) );
	for ( const element of elements ) {
		// An earlier script or the visitor may have changed it in the meantime.
		if (
			! element.hasAttribute( 'data-held' ) ||
			! isAllowed( consent, element, 'data-held' )
		) {
			continue;
		}
		const tag = element.localName;
		const canLoad = ( url: URL ): boolean =>
			isAddressAllowed(
				consent,
				url,
				element.getAttribute( 'data-held-by' ) ?? '',
				services
			);
		if (
			! blockedAttributes( element ).every( ( attribute ) =>
				canRestore( element, attribute, consent.documents, canLoad )
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
			unblockFrame( element as HTMLIFrameElement );
		} else {
			const isWhole = unblockCss( element, ( address ) =>
				canRestore(
					element,
					[ 'src', address ],
					consent.documents,
					canLoad
				)
			);
			restore( element );
			if ( ! isWhole ) {
				// Part of it is still blocked.
				element.setAttribute(
					'data-held',
					element.getAttribute( 'data-released' ) ?? ''
				);
			}
			// A media element without a usable source has stopped searching for one.
			if ( element.parentElement instanceof HTMLMediaElement ) {
				element.parentElement.load();
			}
		}
	}
}

/**
 * Blocks what is no longer allowed. Iframes are blocked immediately. The effects of scripts last until a reload, so
 * the page shows a note.
 *
 * @param consent Consent of the page.
 * @return {boolean} Whether such a script has run.
 */
function withdraw( consent: Consent ): boolean {
	let isStale = false;
	for ( const element of page.querySelectorAll< HTMLElement >(
		'[data-released]'
	) ) {
		if (
			! consent.released.has( element ) ||
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
	// Ours is in the footer, after anything in the content with the same ID.
	const note = [
		...page.querySelectorAll< HTMLElement >( 'p#quayside-consent-reload' ),
	].pop();
	if ( note ) {
		note.hidden = ! isStale;
	}
	return isStale;
}

/** Notifies all listeners. */
function announce( consent: Consent ): void {
	const categories = Object.keys( consent.config.defaults );
	if ( ! consent.config.quiet ) {
		signal( consent, 'update' );
		signalClarity( consent );
	}
	const values = Object.entries( {
		functional: 'necessary',
		...WP_CATEGORIES,
	} ).map(
		( [ category, slug ] ) =>
			[ category, consent.has( slug ) ? 'allow' : 'deny' ] as const
	);
	for ( const [ category, value ] of values ) {
		// The WP Consent API plugin stores the value and fires the event on changes. Without it, listeners get every
		// value.
		if ( consent.config.wpConsentApi ) {
			(
				window as {
					wp_set_consent?: (
						category: string,
						value: string
					) => void;
				}
			 ).wp_set_consent?.( category, value );
		} else {
			page.dispatchEvent(
				new CustomEvent( WP_CHANGE, {
					detail: { [ category ]: value },
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
 * Applies the current consent to the page.
 *
 * @param consent Consent of the page.
 */
export function run( consent: Consent ): Promise< void > {
	announce( consent );
	const isStale = withdraw( consent );
	if ( ! Object.keys( consent.config.defaults ).every( consent.has ) ) {
		// If this fails, the next page deletes what is left.
		consent.ask( 'withdrawal', isStale ).catch( String );
	}
	// Runs are sequential, so that each element is unblocked once.
	last = last.then( () => unblockElements( consent ) );
	return last;
}
