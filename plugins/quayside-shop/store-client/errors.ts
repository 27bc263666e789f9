import { __ } from '@wordpress/i18n';
import type { ClientError, Middleware } from './types';

/** Messages of the client (spec section 8). */
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

/** `data` reports whether the browser was offline. */
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
 * Converts every failure to a code and message of the specification, except an AbortError and a Response that was
 * requested unparsed.
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
