import type { Consent } from '../page/consent';

/*
 * Strict mode: while nothing beyond the necessary is allowed, a content policy keeps the page from asking other hosts.
 * Inline, directly behind the boot script, before anything that could load.
 */

declare global {
	interface Window {
		/** Sources that are allowed beside the page's own host. */
		quaysideConsentHosts: string;
	}
}

/** Only what the visitor allows lifts the lock. */
const isLocked = ( { config, has }: Consent ): boolean =>
	! Object.keys( config.defaults ).some(
		( slug ) => slug !== 'necessary' && has( slug )
	);

const consent = window.quaysideConsent;

if ( isLocked( consent ) ) {
	const policy = document.createElement( 'meta' );
	policy.httpEquiv = 'Content-Security-Policy';
	policy.content = `default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ${ window.quaysideConsentHosts }`;
	document.head.append( policy );

	// A policy can't be taken back: what is allowed now loads with the next page.
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
			// What the visitor has typed is not thrown away.
			note.hidden = false;
		} else {
			location.reload();
		}
	};
}
