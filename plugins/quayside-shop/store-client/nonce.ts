import type { ClientError, Middleware } from './types';

/** Format of a WordPress nonce. Guests get "0" or a page instead. */
const NONCE = /^[0-9a-f]{10}$/i;

const withNonce = (
	headers: Record< string, string > | undefined,
	nonce: string
): Record< string, string > => ( {
	...Object.fromEntries(
		Object.entries( headers ?? {} ).filter(
			( [ name ] ) => name.toLowerCase() !== 'x-wp-nonce'
		)
	),
	...( nonce ? { 'X-WP-Nonce': nonce } : {} ),
} );

/**
 * Adds the nonce to requests and renews it once if WordPress rejects it. Parallel requests that fail share one renewal,
 * and each is repeated once. Guests have no nonce and send none.
 *
 * @param initial  Nonce of the page; '' for guests and cached pages.
 * @param endpoint URL that returns a fresh nonce (admin-ajax, action rest-nonce).
 */
export function nonceMiddleware(
	initial: string,
	endpoint: string
): Middleware {
	let nonce = initial;
	let renewal: Promise< string > | null = null;

	const renew = async (): Promise< string > => {
		const response = await fetch( endpoint, {
			credentials: 'include',
			cache: 'no-store',
		} );
		const text = ( await response.text() ).trim();
		if ( ! response.ok || ! NONCE.test( text ) ) {
			throw new Error( 'No nonce.' );
		}
		return text;
	};

	return async ( options, next ) => {
		const used = nonce;
		try {
			return await next( {
				...options,
				headers: withNonce( options.headers, used ),
			} );
		} catch ( error ) {
			const code =
				error instanceof Response
					? (
							( await error
								.clone()
								.json()
								.catch( () => null ) ) as ClientError | null
						 )?.code
					: ( error as ClientError | undefined )?.code;
			if ( code !== 'rest_cookie_invalid_nonce' ) {
				throw error;
			}
			try {
				if ( nonce === used ) {
					renewal ??= renew().finally( () => ( renewal = null ) );
					nonce = await renewal;
				}
			} catch {
				throw error;
			}
			return next( {
				...options,
				headers: withNonce( options.headers, nonce ),
			} );
		}
	};
}
