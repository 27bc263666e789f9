import type { ConsentBlockedDomainReportRequest } from '@quayside/contracts/consent/blocked-domain.report-request';
import { POLICY_MARKER } from './marker';

/*
 * Reports what strict mode blocks on this page. Printed only for users who can change the settings.
 */

declare global {
	interface Window {
		/** Where to report, with the nonce of the REST API. */
		quaysideConsentWatch: { url: string; nonce: string };
	}
}

/** Time in ms after the page has loaded for its scripts to send requests. */
const SETTLE_TIME = 2000;

/** Directive of the policy that applies to the URLs of an element. */
const KINDS: Readonly< Record< string, string > > = {
	SCRIPT: 'script-src',
	IFRAME: 'frame-src',
	LINK: 'style-src',
	IMG: 'img-src',
	SOURCE: 'media-src',
	VIDEO: 'media-src',
	AUDIO: 'media-src',
};

const { url, nonce } = window.quaysideConsentWatch;
const requests = new Map< string, string >();
let sent = 0;

const add = ( address: string, kind: string ): void => {
	if (
		/^(?:http|ws)s?:/.test( address ) &&
		new URL( address ).host !== location.host &&
		requests.size < 200
	) {
		requests.set( address.slice( 0, 2000 ), kind );
	}
};

const send = (): void => {
	// What the server blocked never becomes a violation of the policy.
	for ( const element of document.querySelectorAll( '[data-held]' ) ) {
		for ( const { name, value } of element.attributes ) {
			if ( /^data-held-(?:src|href|data|poster)$/.test( name ) ) {
				try {
					add(
						new URL( value, document.baseURI ).href,
						KINDS[ element.tagName ] ?? 'default-src'
					);
				} catch {
					// Not a URL.
				}
			}
		}
	}
	if ( requests.size > sent ) {
		sent = requests.size;
		void fetch( url, {
			method: 'POST',
			headers: {
				'Content-Type': 'application/json',
				'X-WP-Nonce': nonce,
			},
			body: JSON.stringify( {
				page: location.href,
				requests: [ ...requests ].map( ( [ address, kind ] ) => ( {
					url: address,
					kind,
				} ) ),
			} satisfies ConsentBlockedDomainReportRequest ),
			keepalive: true,
		} ).catch( () => {} );
	}
};

document.addEventListener(
	'securitypolicyviolation',
	( { blockedURI, effectiveDirective, originalPolicy } ) => {
		// The site may have other policies.
		if ( originalPolicy.includes( POLICY_MARKER ) ) {
			add( blockedURI, effectiveDirective );
		}
	}
);
addEventListener( 'load', () => setTimeout( send, SETTLE_TIME ) );
addEventListener( 'pagehide', send );
