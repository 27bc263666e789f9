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
