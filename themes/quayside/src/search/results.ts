/** A post in the response of WordPress's search route. */
export interface Result {
	title: string;
	url: string;
	subtype: string;
	/** URL of a small image, '' for none. */
	image: string;
	/** Price of a product, '' for none. */
	price: string;
}

const cache = new Map< string, Result[] >();

const isAddress = ( value: unknown ): value is string =>
	typeof value === 'string' && /^https?:/.test( value );

/** Reads an item of the response, null if it is none. */
const read = ( value: unknown ): Result | null => {
	const {
		title,
		url,
		subtype,
		quayside_preview: preview,
	} = ( value ?? {} ) as Record< string, unknown >;
	const { image, price } = ( preview ?? {} ) as Record< string, unknown >;
	return typeof title === 'string' &&
		typeof subtype === 'string' &&
		isAddress( url )
		? {
				title,
				url,
				subtype,
				image: isAddress( image ) ? image : '',
				price: typeof price === 'string' ? price : '',
			}
		: null;
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
			_fields: 'title,url,subtype,quayside_preview',
		} ) ) {
			url.searchParams.set( name, value );
		}
		const response = await fetch( url, { signal, credentials: 'omit' } );
		const results: unknown = response.ok ? await response.json() : null;
		if ( ! Array.isArray( results ) ) {
			return null;
		}
		const list = results.flatMap( ( item ) => read( item ) ?? [] );
		cache.set( query, list );
		return list;
	} catch {
		return null;
	}
}
