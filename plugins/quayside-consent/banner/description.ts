/** Width in px below which descriptions are shorter (specification, section 9). */
const NARROW = 376;

/** Returns the number of characters of a description before "Show more". */
export function descriptionLimit( width: number ): number {
	return width < NARROW ? 150 : 300;
}

/**
 * Splits HTML after a number of characters, before the word that crosses the limit and never inside an element. Keep
 * in sync with Description::split() in PHP.
 *
 * @param html  Text with inline elements.
 * @param limit Number of characters. Tags do not count, and a character reference counts as one.
 */
export function shorten(
	html: string,
	limit: number
): { lead: string; rest: string } {
	let count = 0;
	let depth = 0;
	let offset = 0;
	let cut = 0;
	for ( const token of html
		.split( /(<[^>]*>|&[#\w]+;|\s+)/ )
		.filter( Boolean ) ) {
		if ( token.startsWith( '<' ) ) {
			depth += token.startsWith( '</' )
				? -1
				: Number( ! /^<br\b|\/>$/i.test( token ) );
			offset += token.length;
			continue;
		}
		const isReference = /^&[#\w]+;$/.test( token );
		const letters = isReference ? [ token ] : Array.from( token );
		const isSpace = ! token.trim();
		// The text may only be cut before white space, at a point where everything before it fits.
		if ( depth === 0 && isSpace && count <= limit ) {
			cut = offset;
		}
		if ( count + letters.length > limit && ! isSpace ) {
			if ( cut === 0 && depth > 0 ) {
				return { lead: html, rest: '' };
			}
			const at =
				cut ||
				offset +
					( isReference
						? 0
						: letters.slice( 0, limit - count ).join( '' ).length );
			return { lead: html.slice( 0, at ), rest: html.slice( at ) };
		}
		count += letters.length;
		offset += token.length;
	}
	return { lead: html, rest: '' };
}
