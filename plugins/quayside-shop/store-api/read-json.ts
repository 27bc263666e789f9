/** As many ends of an object are tried as a notice behind it may have braces. */
const TRIES = 5;

/**
 * The object in an answer of the store. Notices of PHP before or behind it, and a byte order mark, are passed over: what the
 * answer says has happened.
 *
 * @throws {SyntaxError} When there is none.
 */
export function readJson( text: string ): unknown {
	try {
		return JSON.parse( text );
	} catch ( error ) {
		for ( const { index } of text.matchAll( /\{\s*["}]/g ) ) {
			for (
				let end = text.length, tries = TRIES;
				tries-- && ( end = text.lastIndexOf( '}', end - 1 ) ) > index;
			) {
				try {
					return JSON.parse( text.slice( index, end + 1 ) );
				} catch {}
			}
		}
		throw error;
	}
}
