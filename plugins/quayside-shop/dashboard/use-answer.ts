import { useCallback, useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import type { createClient } from '../store-client/client';
import type { ClientError } from '../store-client/types';

export type Client = ReturnType< typeof createClient >;

/** What went wrong, in words for the customer. */
export const wordsOf = ( error: unknown ): string =>
	( error as ClientError | undefined )?.message ||
	__( 'Something went wrong. Please try again.', 'quayside-shop' );

/** What is wrong with the fields of a form, by their names. */
export function fieldErrorsOf( error: unknown ): Record< string, string > {
	const data = ( error as ClientError | undefined )?.data as
		{ errors?: Record< string, string > } | undefined;
	return data?.errors ?? {};
}

interface Asked< Answer > {
	answer: Answer | null;
	problem: string;
	/** Asks again. */
	retry: () => void;
	/** Takes an answer that came another way. */
	setAnswer: ( answer: Answer ) => void;
}

/** Asks the store for something; an answer that comes after its part has left the screen is dropped. */
export function useAnswer< Answer >(
	client: Client,
	path: string
): Asked< Answer > {
	const [ answer, setAnswer ] = useState< Answer | null >( null );
	const [ problem, setProblem ] = useState( '' );
	const [ attempt, setAttempt ] = useState( 0 );
	useEffect( () => {
		const stop = new AbortController();
		setProblem( '' );
		client< Answer >( { path, signal: stop.signal } ).then(
			setAnswer,
			( error: unknown ) =>
				stop.signal.aborted || setProblem( wordsOf( error ) )
		);
		return () => stop.abort();
	}, [ client, path, attempt ] );
	return {
		answer,
		problem,
		retry: useCallback( () => setAttempt( ( number ) => number + 1 ), [] ),
		setAnswer,
	};
}
