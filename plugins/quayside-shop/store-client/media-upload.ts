import { postProcessError } from './errors';
import type { Middleware, RequestOptions } from './types';

/** Maximum number of retries (spec section 9). */
const RETRIES = 5;

/** Determines whether a request creates an attachment. Routes below it do not count. */
const isUpload = ( { path, url, method = 'GET' }: RequestOptions ): boolean =>
	method.toUpperCase() === 'POST' &&
	/\/wp\/v2\/media\/?([?&#]|$)/.test( path ?? url ?? '' );

const parseResponse = async (
	response: Response,
	options: RequestOptions
): Promise< unknown > =>
	options.parse === false ? response : response.json();

/**
 * If the server fails after it has stored an upload, requests its image sizes up to five times, and deletes the upload
 * if that fails too. Never repeats the upload itself, which would create duplicates.
 */
export const mediaUploadMiddleware: Middleware = async ( options, next ) => {
	if ( ! isUpload( options ) ) {
		return next( options );
	}
	let failed: Response;
	try {
		return await parseResponse(
			( await next( { ...options, parse: false } ) ) as Response,
			options
		);
	} catch ( error ) {
		if ( ! ( error instanceof Response ) ) {
			throw error;
		}
		failed = error;
	}
	const id = failed.headers.get( 'x-wp-upload-attachment-id' );
	if ( failed.status < 500 || ! id ) {
		throw options.parse === false ? failed : await failed.json();
	}
	const { signal } = options;
	for ( let attempt = 1; attempt <= RETRIES; attempt++ ) {
		try {
			const response = await next( {
				path: `/wp/v2/media/${ id }/post-process`,
				method: 'POST',
				data: { action: 'create-image-subsizes' },
				parse: false,
				...( signal ? { signal } : {} ),
			} );
			return await parseResponse( response as Response, options );
		} catch ( error ) {
			if ( error instanceof Error && error.name === 'AbortError' ) {
				throw error;
			}
		}
	}
	// Not awaited, so that the visitor gets the message at once.
	void next( {
		path: `/wp/v2/media/${ id }?force=true`,
		method: 'DELETE',
	} ).catch( () => undefined );
	throw options.parse === false ? failed : postProcessError();
};
