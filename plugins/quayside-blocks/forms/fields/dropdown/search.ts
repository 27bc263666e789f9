/** Text for comparison: without accents and case. */
const plain = ( text: string ): string =>
	text
		.normalize( 'NFD' )
		.replace( /\p{M}/gu, '' )
		.toLowerCase()
		.replaceAll( 'ß', 'ss' )
		.trim();

/** Places of the texts that hold every word of a search, in their order. */
export function matches( texts: string[], search: string ): number[] {
	const words = plain( search ).split( /\s+/ ).filter( Boolean );
	return texts.flatMap( ( text, at ) =>
		words.every( ( word ) => plain( text ).includes( word ) ) ? [ at ] : []
	);
}

/** The next text, from a place on and round, that begins with what was typed; -1 without one. */
export function startsWith(
	texts: string[],
	typed: string,
	from: number
): number {
	const start = plain( typed );
	for ( let step = 0; step < texts.length; step++ ) {
		const at = ( from + step ) % texts.length;
		if ( start && plain( texts[ at ] as string ).startsWith( start ) ) {
			return at;
		}
	}
	return -1;
}
