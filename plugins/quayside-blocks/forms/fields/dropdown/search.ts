/** Returns a text in lowercase without accents, for comparisons. */
const normalize = ( text: string ): string =>
	text
		.normalize( 'NFD' )
		.replace( /\p{M}/gu, '' )
		.toLowerCase()
		.replaceAll( 'ß', 'ss' )
		.trim();

/** Returns the indexes of the texts that contain every word of a search. */
export function matches( texts: string[], search: string ): number[] {
	const words = normalize( search ).split( /\s+/ ).filter( Boolean );
	return texts.flatMap( ( text, at ) =>
		words.every( ( word ) => normalize( text ).includes( word ) )
			? [ at ]
			: []
	);
}

/** Returns the index of the next text that starts with what was typed, searching circularly; -1 for none. */
export function startsWith(
	texts: string[],
	typed: string,
	from: number
): number {
	const start = normalize( typed );
	for ( let step = 0; step < texts.length; step++ ) {
		const at = ( from + step ) % texts.length;
		if ( start && normalize( texts[ at ] as string ).startsWith( start ) ) {
			return at;
		}
	}
	return -1;
}
