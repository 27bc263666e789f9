/** What WordPress's search route says of a post. */
export interface Result {
	title: string;
	url: string;
	subtype: string;
}

const known = new Map< string, Result[] >();

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
 * Asks for results, once for the same words. The request carries nothing of the visitor, so that caches may answer it.
 *
 * @param route  Address of the search route.
 * @param words  What is searched for.
 * @param signal Ends the request.
 * @return {Promise<Result[]|null>} The results, or null without an answer.
 */
export async function fetchResults(
	route: string,
	words: string,
	signal: AbortSignal
): Promise< Result[] | null > {
	const kept = known.get( words );
	if ( kept ) {
		return kept;
	}
	try {
		const address = new URL( route );
		for ( const [ name, value ] of Object.entries( {
			search: words,
			per_page: '6',
			type: 'post',
			_fields: 'title,url,subtype',
		} ) ) {
			address.searchParams.set( name, value );
		}
		const answer = await fetch( address, { signal, credentials: 'omit' } );
		const results: unknown = answer.ok ? await answer.json() : null;
		if ( ! Array.isArray( results ) ) {
			return null;
		}
		const list = results.filter( isResult );
		known.set( words, list );
		return list;
	} catch {
		return null;
	}
}
