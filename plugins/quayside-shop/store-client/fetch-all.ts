import { getQueryArg, addQueryArgs } from '@wordpress/url';
import { invalidJson } from './errors';
import type { Middleware, RequestOptions } from './types';

/** REST page size (spec section 9). */
const PER_PAGE = 100;

/** Page limit, in case a server's links form a loop. */
const MAX_PAGES = 1000;

const getUrl = ( { path, url }: RequestOptions ): string => path ?? url ?? '';

const getNextUrl = ( response: Response, root: string ): string | null => {
	const next = /<([^>]+)>;\s*rel="?next"?/.exec(
		response.headers.get( 'Link' ) ?? ''
	)?.[ 1 ];
	if ( ! next ) {
		return null;
	}
	// The request includes the nonce, which must not be sent to another site.
	if (
		new URL( next, root ).origin !== new URL( root, location.href ).origin
	) {
		throw new Error( 'The next page is on another site.' );
	}
	return next;
};

const readBody = async ( response: Response ): Promise< unknown > => {
	try {
		return await response.json();
	} catch {
		throw invalidJson();
	}
};

/**
 * Replaces `per_page=-1` with requests for pages of 100, following the Link header with rel="next".
 *
 * @param root The REST root.
 */
export function fetchAllMiddleware( root: string ): Middleware {
	return async ( options, next ) => {
		if (
			options.parse === false ||
			getQueryArg( getUrl( options ), 'per_page' ) !== '-1'
		) {
			return next( options );
		}
		const key = options.path === undefined ? 'url' : 'path';
		const first = ( await next( {
			...options,
			[ key ]: addQueryArgs( getUrl( options ), {
				per_page: PER_PAGE,
			} ),
			parse: false,
		} ) ) as Response;
		const items = await readBody( first );
		if ( ! Array.isArray( items ) ) {
			return items;
		}
		const all: unknown[] = [ ...items ];
		const rest = { ...options };
		delete rest.path;
		let nextUrl = getNextUrl( first, root );
		for ( let page = 1; nextUrl && page < MAX_PAGES; page++ ) {
			const response = ( await next( {
				...rest,
				url: nextUrl,
				parse: false,
			} ) ) as Response;
			const moreItems = await readBody( response );
			all.push( ...( Array.isArray( moreItems ) ? moreItems : [] ) );
			nextUrl = getNextUrl( response, root );
		}
		return all;
	};
}
