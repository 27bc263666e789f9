import { ownAddress } from '@quayside/boundary/addresses';
import { sealedHost, unseal } from '@quayside/boundary/seal';

/** What only choices and the preference centre have to know of the site: the host of the preference centre carries it. */
export interface Site {
	/** Address of the plugin's routes. */
	rest: string;
	/** The page's language as WordPress names it. */
	language: string;
	/** Whether choices are logged. */
	log?: boolean;
	stylesheet: string;
}

/** The page's site; undefined on a page that has no foot. */
export async function siteOfPage(): Promise< Site | undefined > {
	if ( document.readyState === 'loading' ) {
		await new Promise( ( resolve ) =>
			document.addEventListener( 'DOMContentLoaded', resolve )
		);
	}
	const host = sealedHost( 'quayside-consent-preferences' );
	return host ? ( unseal( host ).props as Site ) : undefined;
}

/** Address of the preference centre's contents in the page's language; another policy is not what the browser has kept. Sites without pretty permalinks have a query in it. */
export function preferencesAddress(
	{ rest, language }: Site,
	revision = 1
): string {
	return `${ ownAddress( rest ) }preferences${ rest.includes( '?' ) ? '&' : '?' }locale=${ language }&revision=${ revision }`;
}
