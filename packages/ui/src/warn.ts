/**
 * Logs a problem for developers. Spec section 8: network failures in forms are logged to the console.
 */
export function warn( problem: unknown ): void {
	// eslint-disable-next-line no-console -- for developers.
	console.warn( problem );
}
