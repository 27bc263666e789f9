/**
 * Tells developers of something that went wrong without the visitor's doing; spec section 8: network failures in forms
 * are logged to the console.
 */
export function warn( problem: unknown ): void {
	// eslint-disable-next-line no-console -- this is what it is for.
	console.warn( problem );
}
