import type { Page } from '@playwright/test';

interface Sent {
	url: string;
	/** Fields of a form are written like a query string. */
	body: string;
	/** Number of requests with the same URL that had no response yet. */
	waiting: number;
}

/**
 * Records the requests with a body that scripts of a page send with fetch(), inside the page: the driver of Firefox doesn't know the
 * bodies, neither in `postData()` nor when `route.fetch()` repeats a request.
 *
 * @param page Page that has not been opened yet.
 * @return {Function} Returns the requests of the current document, in their order.
 */
export async function recordSent(
	page: Page
): Promise< () => Promise< Sent[] > > {
	await page.addInitScript( () => {
		const sent: Sent[] = [];
		const waiting = new Map< string, number >();
		const send = window.fetch;
		window.fetch = async ( input, init ) => {
			if ( ! init?.body ) {
				return send( input, init );
			}
			const url = String( input );
			const before = waiting.get( url ) ?? 0;
			const body =
				init.body instanceof FormData
					? Array.from( init.body, ( field ) =>
							field.join( '=' )
						).join( '&' )
					: String( init.body );
			sent.push( { url, body, waiting: before } );
			waiting.set( url, before + 1 );
			return send( input, init ).finally( () =>
				waiting.set( url, ( waiting.get( url ) ?? 0 ) - 1 )
			);
		};
		Object.assign( window, { sentRequests: sent } );
	} );
	return () =>
		page.evaluate(
			() => ( window as unknown as { sentRequests: Sent[] } ).sentRequests
		);
}
