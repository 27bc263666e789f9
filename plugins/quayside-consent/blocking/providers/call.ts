import type { HeldCall } from '../../boot/consent';

/**
 * Makes a call that waited for the provider list.
 *
 * @param call What guard.ts has kept of it.
 * @return {unknown} What the call itself gives.
 * @throws {TypeError} Where it is held: what fetch() fails with.
 */
export function settle( [ isHeld, run ]: HeldCall ): unknown {
	if ( isHeld() ) {
		throw TypeError( 'Failed to fetch' );
	}
	return run();
}
