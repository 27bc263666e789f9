import { getQueryArg, addQueryArgs } from '@wordpress/url';
import { invalidJson } from './errors';
import type { Middleware, RequestOptions } from './types';

/** Spec section 9: REST paging. */
const PER_PAGE = 100;

/** More pages than any collection has: a server that leads in circles must not be followed for ever. */
const MOST_PAGES = 1000;

const addressOf = ( { path, url }: RequestOptions ): string =>
	path ?? url ?? '';

const nextOf = ( response: Response, root: string ): string | null => {
	const next = /<([^>]+)>;\s*rel="?next"?/.exec(
		response.headers.get( 'Link' ) ?? ''
	)?.[ 1 ];
	if ( ! next ) {
		return null;
	}
	// The nonce goes along: never to another site.
	if (
		new URL( next, root ).origin !== new URL( root, location.href ).origin
	) {
		throw new Error( 'The next page is on another site.' );
	}
	return next;
};

const read = async ( response: Response ): Promise< unknown > => {
	try {
		return await response.json();
	} catch {
		throw invalidJson();
	}
};

/**
 * Turns `per_page=-1` into pages of 100, following the Link header with rel="next".
 *
 * @param root The REST root.
 */
export function fetchAllMiddleware( root: string ): Middleware {
	return async ( options, next ) => {
		if (
			options.parse === false ||
			getQueryArg( addressOf( options ), 'per_page' ) !== '-1'
		) {
			return next( options );
		}
		const key = options.path === undefined ? 'url' : 'path';
		const first = ( await next( {
			...options,
			[ key ]: addQueryArgs( addressOf( options ), {
				per_page: PER_PAGE,
			} ),
			parse: false,
		} ) ) as Response;
		const found = await read( first );
		if ( ! Array.isArray( found ) ) {
			return found;
		}
		const all: unknown[] = [ ...found ];
		const rest = { ...options };
		delete rest.path;
		let following = nextOf( first, root );
		for ( let page = 1; following && page < MOST_PAGES; page++ ) {
			const response = ( await next( {
				...rest,
				url: following,
				parse: false,
			} ) ) as Response;
			const more = await read( response );
			all.push( ...( Array.isArray( more ) ? more : [] ) );
			following = nextOf( response, root );
		}
		return all;
	};
}
