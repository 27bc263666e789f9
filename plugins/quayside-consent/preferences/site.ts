import { ownAddress } from '@quayside/boundary/addresses';
import { sealedHost, unseal } from '@quayside/boundary/seal';

/** Data that only choices and the preference center need. It is part of the host of the preference center. */
export interface Site {
	/** URL of the plugin's REST routes. */
	rest: string;
	/** Locale of the page. */
	language: string;
	/** Layout and position of the banner. */
	layout: string;
	/** Whether choices are logged. */
	log?: boolean;
	stylesheet: string;
}

/** Returns the data of the site, or undefined on a page without a footer. */
export async function readSite(): Promise< Site | undefined > {
	if ( document.readyState === 'loading' ) {
		await new Promise( ( resolve ) =>
			document.addEventListener( 'DOMContentLoaded', resolve )
		);
	}
	const host = sealedHost( 'quayside-consent-preferences' );
	return host ? ( unseal( host ).props as Site ) : undefined;
}

/**
 * Returns the URL of the preference center's contents in the language of the page. It includes the revision, so that
 * the browser does not use a cached response for another policy. Without pretty permalinks, the URL already has a
 * query.
 */
export function preferencesAddress(
	{ rest, language }: Site,
	revision = 1
): string {
	return `${ ownAddress( rest ) }preferences${ rest.includes( '?' ) ? '&' : '?' }locale=${ language }&revision=${ revision }`;
}
