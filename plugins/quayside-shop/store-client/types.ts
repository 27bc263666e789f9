import type { APIFetchOptions } from '@wordpress/api-fetch';

/** A request: path below the REST root or full url, method, data, headers; parse false gives the Response. */
export type RequestOptions = APIFetchOptions;

/** Handles a request or passes it on. */
export type Handler = ( options: RequestOptions ) => Promise< unknown >;
export type Middleware = (
	options: RequestOptions,
	next: Handler
) => Promise< unknown >;

/** What every rejection looks like, abortion aside. */
export interface ClientError {
	code: string;
	message: string;
	data?: unknown;
}
