/** Name of the lock that all tabs of a site share. */
const LOCK = 'quayside-cart';

const inLock = async < Result >(
	mode: LockMode,
	task: () => Promise< Result >
): Promise< Result > => {
	const locks = ( navigator as { locks?: LockManager } ).locks;
	return locks ? await locks.request( LOCK, { mode }, task ) : task();
};

/**
 * Runs a change of the cart while no other tab, nor another part of this page, changes it: the store reads the cart at the
 * beginning of a request and writes it at the end, so that of two requests at once one would be lost.
 *
 * Without Web Locks (pages without HTTPS) it runs at once. A lock ends with its tab; requests end by their time-out.
 *
 * @param task Sends the request.
 * @return {Promise} Settled as the task is.
 */
export function oneAtATime< Result >(
	task: () => Promise< Result >
): Promise< Result > {
	return inLock( 'exclusive', task );
}

/**
 * Reads the cart while nobody changes it: an answer from before a change must not come after it, nor may the session that
 * such a request ends with take the change back. Many may read at once.
 *
 * @param task Sends the request.
 * @return {Promise} Settled as the task is.
 */
export function betweenChanges< Result >(
	task: () => Promise< Result >
): Promise< Result > {
	return inLock( 'shared', task );
}
