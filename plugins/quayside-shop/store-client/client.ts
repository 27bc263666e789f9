import apiFetch from '@wordpress/api-fetch';
import { addQueryArgs, hasQueryArg } from '@wordpress/url';
import { normalizeErrors } from './errors';
import { fetchAllMiddleware } from './fetch-all';
import { mediaUploadMiddleware } from './media-upload';
import { nonceMiddleware } from './nonce';
import type { Handler, Middleware, RequestOptions } from './types';

/** Settings of a client: spec section 3, page authentication data. */
export interface ClientSettings {
	/** REST root. May be a query on sites without pretty permalinks. */
	root: string;
	/** '' for guests. */
	nonce: string;
	/** URL that returns a fresh nonce. */
	nonceEndpoint: string;
}

/** Requests texts in the user's language. */
const userLocale: Middleware = ( options, next ) => {
	const key = options.path === undefined ? 'url' : 'path';
	const address = options[ key ];
	return next(
		typeof address === 'string' && ! hasQueryArg( address, '_locale' )
			? {
					...options,
					[ key ]: addQueryArgs( address, { _locale: 'user' } ),
				}
			: options
	);
};

/**
 * Creates a REST client from WordPress's middlewares. Does not call apiFetch() itself, which renews an invalid nonce
 * without limit and shares its settings with every script on the page.
 *
 * @return {Function} Resolves with the parsed response; rejects with a ClientError.
 */
export function createClient( settings: ClientSettings ) {
	const middlewares: Middleware[] = [
		normalizeErrors,
		mediaUploadMiddleware,
		userLocale,
		fetchAllMiddleware( settings.root ),
		apiFetch.httpV1Middleware as Middleware,
		nonceMiddleware( settings.nonce, settings.nonceEndpoint ),
		apiFetch.createRootURLMiddleware( settings.root ) as Middleware,
	];
	const run = middlewares.reduceRight< Handler >(
		( next, middleware ) => ( options ) => middleware( options, next ),
		apiFetch.defaultFetchHandler as Handler
	);
	return < Answer >( options: RequestOptions ): Promise< Answer > =>
		run( options ) as Promise< Answer >;
}
