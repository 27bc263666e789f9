import type { PendingCall } from '../../page/consent';

/**
 * Makes a call that waited for the provider list.
 *
 * @param call The call as stored by guard.ts.
 * @return {unknown} Result of the call.
 * @throws {TypeError} If the call is blocked. The same error as for a failed fetch().
 */
export function settle( [ isBlocked, run ]: PendingCall ): unknown {
	if ( isBlocked() ) {
		throw TypeError( 'Failed to fetch' );
	}
	return run();
}
