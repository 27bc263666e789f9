import { pageAddress } from '@quayside/boundary/addresses';

/**
 * Sends the browser to a page. A module of its own, so that tests can watch it.
 *
 * @throws {Error} When the address is no page's.
 */
export function navigate( url: string ): void {
	window.location.assign( pageAddress( url ) );
}

/**
 * Whether a page of the site can be had. Without a network a browser would put its own error page in the place of this one.
 * Other sites are not asked: a link may be anybody's.
 *
 * @param url The page.
 */
export async function isReachable( url: string ): Promise< boolean > {
	if ( new URL( url, location.href ).origin !== location.origin ) {
		return true;
	}
	try {
		await fetch( url, {
			method: 'HEAD',
			cache: 'no-store',
			signal: AbortSignal.timeout( 10_000 ),
		} );
		return true;
	} catch {
		return false;
	}
}
