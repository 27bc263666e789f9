import type { APIFetchOptions } from '@wordpress/api-fetch';

/**
 * A request: path below the REST root or full URL, method, data, headers. With parse false, the result is the Response.
 */
export type RequestOptions = APIFetchOptions;

/** Handles a request or passes it on. */
export type Handler = ( options: RequestOptions ) => Promise< unknown >;
export type Middleware = (
	options: RequestOptions,
	next: Handler
) => Promise< unknown >;

/** Format of every rejection, except aborted requests. */
export interface ClientError {
	code: string;
	message: string;
	data?: unknown;
}
