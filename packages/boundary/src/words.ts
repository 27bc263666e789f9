/**
 * Returns the labels in `data-words` that are strings, or none if the attribute is not valid JSON. Authors can write the
 * attribute, so the labels must only be displayed as text.
 *
 * @param element Element with the attribute.
 */
export function wordsOf< Words extends object >(
	element: Element | null
): Words {
	let labels: unknown;
	try {
		labels = JSON.parse( element?.getAttribute( 'data-words' ) ?? '{}' );
	} catch {
		// The caller falls back to its defaults.
	}
	return Object.fromEntries(
		Object.entries( labels ?? {} ).filter(
			( [ , label ] ) => typeof label === 'string'
		)
	) as Words;
}
