/**
 * The value of a cookie, or undefined.
 *
 * Blocked cookies, a broken encoding and the like count as no cookie (spec section 8: swallowed silently).
 */
export function readCookie( name: string ): string | undefined {
	try {
		const pair = document.cookie
			.split( '; ' )
			.find( ( part ) => part.startsWith( `${ name }=` ) );
		return pair === undefined
			? undefined
			: decodeURIComponent( pair.slice( name.length + 1 ) );
	} catch {
		return undefined;
	}
}
