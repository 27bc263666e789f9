/** Returns the lines of a text, trimmed and without empty ones. */
export const splitLines = ( text: string ): string[] =>
	text
		.split( '\n' )
		.map( ( line ) => line.trim() )
		.filter( Boolean );
