import type { Consent } from '../page/consent';

/*
 * Strict mode: while only necessary cookies are allowed, a content policy prevents the page from loading from other hosts.
 * Printed inline directly after the boot script, before anything that could load.
 */

declare global {
	interface Window {
		/** Allowed sources in addition to the page's own host. */
		quaysideConsentHosts: string;
	}
}

/** Determines whether only necessary cookies are allowed. */
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
}
