/**
 * Returns the value of a cookie, or undefined.
 *
 * Blocked cookies and invalid encodings count as missing (spec section 8: errors are ignored silently).
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
