/**
 * Determines whether a page of the site is reachable. Without a network, the browser would replace this page with its
 * own error page. Other sites are not requested, because a link may lead anywhere.
 *
 * @param url URL of the page.
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
