import { useCallback, useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import type { createClient } from '../store-client/client';
import type { ClientError } from '../store-client/types';

export type Client = ReturnType< typeof createClient >;

/** Returns an error's message for the customer. */
export const getMessage = ( error: unknown ): string =>
	( error as ClientError | undefined )?.message ||
	__( 'Something went wrong. Please try again.', 'quayside-shop' );

/** Returns an error's messages by field name. */
export function getFieldErrors( error: unknown ): Record< string, string > {
	const data = ( error as ClientError | undefined )?.data as
		{ errors?: Record< string, string > } | undefined;
	return data?.errors ?? {};
}

interface RequestState< Data > {
	data: Data | null;
	message: string;
	/** Repeats the request. */
	retry: () => void;
	/** Replaces the data, for example after saving. */
	setData: ( data: Data ) => void;
}

/** Requests data from the store. Ignores responses that arrive after the component has unmounted. */
export function useRequest< Data >(
	client: Client,
	path: string
): RequestState< Data > {
	const [ data, setData ] = useState< Data | null >( null );
	const [ message, setMessage ] = useState( '' );
	const [ attempt, setAttempt ] = useState( 0 );
	useEffect( () => {
		const controller = new AbortController();
		setMessage( '' );
		client< Data >( { path, signal: controller.signal } ).then(
			setData,
			( error: unknown ) =>
				controller.signal.aborted || setMessage( getMessage( error ) )
		);
		return () => controller.abort();
	}, [ client, path, attempt ] );
	return {
		data,
		message,
		retry: useCallback( () => setAttempt( ( number ) => number + 1 ), [] ),
		setData,
	};
}
