import { useState } from 'react';
import { getErrorMessage } from './error-message';

interface State {
	status: 'idle' | 'busy' | 'done' | 'failed';
	/** Message of the error, empty unless the status is "failed". */
	error: string;
}

const IDLE: State = { status: 'idle', error: '' };

/**
 * Keeps the state of something a user does that takes a request, such as saving: whether it runs, was done or failed.
 *
 * @param describe Returns the message of an error.
 */
export function useAction(
	describe: ( error: unknown ) => string = getErrorMessage
) {
	const [ state, setState ] = useState( IDLE );
	return {
		...state,
		isBusy: state.status === 'busy',
		/** Runs the task and resolves to whether it succeeded. */
		async run( task: () => Promise< unknown > ): Promise< boolean > {
			setState( { status: 'busy', error: '' } );
			try {
				await task();
				setState( { status: 'done', error: '' } );
				return true;
			} catch ( error ) {
				setState( { status: 'failed', error: describe( error ) } );
				return false;
			}
		},
		/** Forgets how the last run ended. */
		reset: () => setState( IDLE ),
	};
}
