import { useEffect, useRef, useState } from 'react';
import { getErrorMessage } from './error-message';

interface Settled< T > {
	key: string | null;
	data: T | null;
	error: string;
}

interface Request< T > {
	/** The last response, also while the next one is loading or after it failed; null before the first. */
	data: T | null;
	/** Message of the error that the newest request failed with, empty otherwise. */
	error: string;
	isLoading: boolean;
	/** Replaces the data, with the response of a change for example. */
	setData: ( data: T ) => void;
	clearError: () => void;
}

/**
 * Loads data when the screen opens and each time the key changes. Only the newest request counts; those before it are aborted.
 *
 * @param key     What the request depends on, as text. Nothing is requested while it is null.
 * @param request Sends the request.
 * @param describe Returns the message of an error.
 */
export function useRequest< T >(
	key: string | null,
	request: ( signal: AbortSignal ) => Promise< T >,
	describe: ( error: unknown ) => string = getErrorMessage
): Request< T > {
	const [ settled, setSettled ] = useState< Settled< T > >( {
		key: null,
		data: null,
		error: '',
	} );
	const newest = useRef( { request, describe } );
	newest.current = { request, describe };

	useEffect( () => {
		if ( key === null ) {
			return undefined;
		}
		const controller = new AbortController();
		const { signal } = controller;
		newest.current.request( signal ).then(
			( data ) =>
				signal.aborted || setSettled( { key, data, error: '' } ),
			( error: unknown ) =>
				signal.aborted ||
				setSettled( ( { data } ) => ( {
					key,
					data,
					error: newest.current.describe( error ),
				} ) )
		);
		return () => controller.abort();
	}, [ key ] );

	return {
		data: settled.data,
		error: settled.error,
		isLoading: key !== null && key !== settled.key,
		setData: ( data ) => setSettled( ( old ) => ( { ...old, data } ) ),
		clearError: () => setSettled( ( old ) => ( { ...old, error: '' } ) ),
	};
}
