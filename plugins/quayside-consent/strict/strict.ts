import type { Consent } from '../page/consent';
import { POLICY_MARKER } from './marker';

/*
 * Strict mode: while only necessary cookies are allowed, a content policy prevents the page from loading from other hosts.
 * Printed inline directly after the boot script, before anything that could load. The server may also send the policy as a
 * header, but copies of the page in caches have only this.
 */

declare global {
	interface Window {
		/** The content policy, as the server may also send it. */
		quaysideConsentPolicy: string;
	}
}

/** Determines whether only necessary cookies are allowed, and no single provider. */
const isLocked = ( { granted, asks, record }: Consent ): boolean =>
	! /true.*true|,svc/.test( JSON.stringify( [ granted, ! asks && record ] ) );

// A page that could not be processed may come without the boot script.
const consent = window.quaysideConsent as Consent | undefined;

if ( ! consent || isLocked( consent ) ) {
	const policy = document.createElement( 'meta' );
	policy.httpEquiv = 'Content-Security-Policy';
	policy.content = window.quaysideConsentPolicy;
	document.head.append( policy );
}

// When Firefox opens the page again, iframes that have no address of their own would come back with the policy that they had before.
addEventListener( 'pagehide', ( { persisted } ) => {
	if ( ! persisted ) {
		document
			.querySelectorAll( 'iframe' )
			.forEach( ( frame ) => frame.remove() );
	}
} );

if ( consent && isLocked( consent ) ) {
	consent.isLocked = true;
	// A policy can't be removed. What is allowed now loads after a reload.
	const apply = consent.apply;
	consent.apply = async () => {
		if ( isLocked( consent ) ) {
			await apply();
			return;
		}
		const isTyping = [
			...document.querySelectorAll< HTMLInputElement >(
				'input:not([type=hidden]),textarea'
			),
		].some(
			( { value, defaultValue, type } ) =>
				! /checkbox|radio|search/.test( type ) && value !== defaultValue
		);
		const note = document.querySelector< HTMLElement >(
			'#quayside-consent-reload'
		);
		if ( isTyping && note ) {
			// A reload would discard what the visitor has typed.
			note.hidden = false;
		} else {
			location.reload();
		}
	};
} else if ( consent ) {
	// A cache sent the header of a visitor without consent. The server omits it if the URL has this argument.
	addEventListener( 'securitypolicyviolation', ( { originalPolicy } ) => {
		const url = new URL( location.href );
		const { searchParams } = url;
		const name = 'quayside-consent-allowed';
		if (
			originalPolicy.includes( POLICY_MARKER ) &&
			! searchParams.has( name )
		) {
			searchParams.set( name, '1' );
			location.replace( url );
		}
	} );
}
