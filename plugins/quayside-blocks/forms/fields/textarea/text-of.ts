const ENTITIES: Record< string, string > = {
	'&nbsp;': ' ',
	'&lt;': '<',
	'&gt;': '>',
	'&quot;': '"',
	'&#039;': "'",
	'&amp;': '&',
};

/** Returns the readable text of rich text. PHP has the same rule in forms/fields/textarea/RichText.php. */
export const textOf = ( html: string ): string =>
	html
		.replace( /<br\s*\/?>|<\/(?:p|div|li|h[1-6]|blockquote)>/gi, '\n' )
		.replace( /<\/?[a-z][^<>]*>/gi, '' )
		.replace(
			/&(?:nbsp|lt|gt|quot|#039|amp);/g,
			( entity ) => ENTITIES[ entity ] as string
		);
