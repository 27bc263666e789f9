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
 * After an error of the server it rejects with the response itself, as apiFetch() does when it doesn't parse responses.
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
	} );
	const { headers } = response;
	return {
		items: ( await response.json() ) as T[],
		total: Number( headers.get( 'X-WP-Total' ) ),
		pages: Number( headers.get( 'X-WP-TotalPages' ) ),
		headers,
	};
}
