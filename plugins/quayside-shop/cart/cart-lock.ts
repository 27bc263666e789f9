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
 * Runs a change of the cart while no other tab or part of this page changes it. WooCommerce reads the cart at the
 * beginning of a request and writes it at the end, so that one of two parallel changes would be lost.
 *
 * Without Web Locks (pages without HTTPS), the task runs at once. A lock ends with its tab, and requests end with their
 * timeout.
 *
 * @param task Sends the request.
 * @return {Promise} Settles like the task.
 */
export function runExclusive< Result >(
	task: () => Promise< Result >
): Promise< Result > {
	return inLock( 'exclusive', task );
}

/**
 * Reads the cart while no other request changes it. An outdated response must not arrive after a change, and the
 * session that a read writes at its end must not revert one. Several reads can run in parallel.
 *
 * @param task Sends the request.
 * @return {Promise} Settles like the task.
 */
export function runShared< Result >(
	task: () => Promise< Result >
): Promise< Result > {
	return inLock( 'shared', task );
}
