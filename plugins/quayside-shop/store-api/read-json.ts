/** Maximum number of closing braces to try as the end of the object, in case a PHP notice after it contains braces. */
const MAX_ATTEMPTS = 5;

/**
 * Parses the JSON object in a store response. Skips PHP notices before or after it and a byte order mark, because the
 * request has been processed nevertheless.
 *
 * @throws {SyntaxError} If there is no object.
 */
export function readJson( text: string ): unknown {
	try {
		return JSON.parse( text );
	} catch ( error ) {
		for ( const { index } of text.matchAll( /\{\s*["}]/g ) ) {
			for (
				let end = text.length, attempts = MAX_ATTEMPTS;
				attempts-- &&
				( end = text.lastIndexOf( '}', end - 1 ) ) > index;
			) {
				try {
					return JSON.parse( text.slice( index, end + 1 ) );
				} catch {}
			}
		}
		throw error;
	}
}
