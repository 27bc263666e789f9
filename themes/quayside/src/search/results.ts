/** A post in the response of WordPress's search route. */
export interface Result {
	title: string;
	url: string;
	subtype: string;
}

const cache = new Map< string, Result[] >();

const isResult = ( value: unknown ): value is Result => {
	const { title, url, subtype } = ( value ?? {} ) as Record<
		string,
		unknown
	>;
	return (
		typeof title === 'string' &&
		typeof subtype === 'string' &&
		typeof url === 'string' &&
		/^https?:/.test( url )
	);
};

/**
 * Requests results, once per query. The request contains no visitor data, so that responses can be cached.
 *
 * @param route  URL of the search route.
 * @param query  Search query.
 * @param signal Aborts the request.
 * @return {Promise<Result[]|null>} The results, or null if the request failed.
 */
export async function fetchResults(
	route: string,
	query: string,
	signal: AbortSignal
): Promise< Result[] | null > {
	const cached = cache.get( query );
	if ( cached ) {
		return cached;
	}
	try {
		const url = new URL( route );
		for ( const [ name, value ] of Object.entries( {
			search: query,
			per_page: '6',
			type: 'post',
			_fields: 'title,url,subtype',
		} ) ) {
			url.searchParams.set( name, value );
		}
		const response = await fetch( url, { signal, credentials: 'omit' } );
		const results: unknown = response.ok ? await response.json() : null;
		if ( ! Array.isArray( results ) ) {
			return null;
		}
		const list = results.filter( isResult );
		cache.set( query, list );
		return list;
	} catch {
		return null;
	}
}
