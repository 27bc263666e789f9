import apiFetch from '@wordpress/api-fetch';

interface List< T > {
	items: T[];
	/** Number of items on all pages. */
	total: number;
	pages: number;
	headers: Headers;
}

/**
 * Reads one page of a REST collection together with its headers.
 *
 * Throws an error with the server's message, which is empty where its response has none.
 *
 * @param path   Path with its query.
 * @param signal Aborts the request.
 */
export async function fetchList< T >(
	path: string,
	signal: AbortSignal
): Promise< List< T > > {
	const response = await apiFetch< Response, false >( {
		path,
		parse: false,
		signal,
	} ).catch( async ( error: unknown ) => {
		// With `parse: false`, apiFetch() rejects with the response itself.
		if ( ! ( error instanceof Response ) ) {
			throw error;
		}
		const body = ( await error.json().catch( () => null ) ) as {
			message?: string;
		} | null;
		throw new Error( body?.message ?? '' );
	} );
	const { headers } = response;
	return {
		items: ( await response.json() ) as T[],
		total: Number( headers.get( 'X-WP-Total' ) ),
		pages: Number( headers.get( 'X-WP-TotalPages' ) ),
		headers,
	};
}
