import { __ } from '@wordpress/i18n';
import type { ClientError, Middleware } from './types';

/** Spec section 8: the client's messages. */
const unknownError = (): ClientError => ( {
	code: 'unknown_error',
	message: __( 'An unknown error occurred.', 'quayside-shop' ),
} );
export const invalidJson = (): ClientError => ( {
	code: 'invalid_json',
	message: __(
		'The response is not a valid JSON response.',
		'quayside-shop'
	),
} );
export const postProcessError = (): ClientError => ( {
	code: 'post_process',
	message: __(
		'Media upload failed. If this is a photo or a large image, please scale it down and try again.',
		'quayside-shop'
	),
} );

/** Whether the browser knew of no network is told in `data`. */
const fetchError = (): ClientError => ( {
	code: 'fetch_error',
	message: __( 'You are probably offline.', 'quayside-shop' ),
	data: { offline: ! navigator.onLine },
} );

const isError = ( error: unknown ): error is ClientError =>
	typeof error === 'object' &&
	error !== null &&
	typeof ( error as ClientError ).code === 'string' &&
	typeof ( error as ClientError ).message === 'string';

/**
 * Gives every failure a code and words of the specification. Abortion passes untouched, and so does a Response that
 * was asked for unparsed.
 */
export const normalizeErrors: Middleware = async ( options, next ) => {
	try {
		return await next( options );
	} catch ( error ) {
		if (
			( error instanceof Error && error.name === 'AbortError' ) ||
			error instanceof Response
		) {
			throw error;
		}
		if ( ! isError( error ) ) {
			throw unknownError();
		}
		switch ( error.code ) {
			case 'offline_error':
			case 'fetch_error':
				throw fetchError();
			case 'invalid_json':
				throw invalidJson();
			default:
				throw error;
		}
	}
};
