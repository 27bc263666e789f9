import { ownAddress } from '@quayside/boundary/addresses';
import { sealedHost, unseal } from '@quayside/boundary/seal';
import type { ConsentSite } from '@quayside/contracts/consent/site';

/** Returns the data of the site, or undefined on a page without a footer. */
export async function readSite(): Promise< ConsentSite | undefined > {
	if ( document.readyState === 'loading' ) {
		await new Promise( ( resolve ) =>
			document.addEventListener( 'DOMContentLoaded', resolve )
		);
	}
	const host = sealedHost( 'quayside-consent-preferences' );
	return host ? ( unseal( host ).props as ConsentSite ) : undefined;
}

/**
 * Returns the URL of the preference center's contents in the language of the page. It includes the revision, so that
 * the browser does not use a cached response for another policy. Without pretty permalinks, the URL already has a
 * query.
 */
export function preferencesAddress(
	{ rest, language }: ConsentSite,
	revision = 1
): string {
	return `${ ownAddress( rest ) }preferences${ rest.includes( '?' ) ? '&' : '?' }locale=${ language }&revision=${ revision }`;
}
