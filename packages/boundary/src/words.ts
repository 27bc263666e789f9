/**
 * Words that stand in `data-words`. Anybody may have written them: they are shown as text and nothing else.
 *
 * @param element Carries the attribute.
 * Gives the words that are texts; none where the attribute is no JSON.
 */
export function wordsOf< Words extends object >(
	element: Element | null
): Words {
	let words: unknown;
	try {
		words = JSON.parse( element?.getAttribute( 'data-words' ) ?? '{}' );
	} catch {
		// The browser's own words or none.
	}
	return Object.fromEntries(
		Object.entries( words ?? {} ).filter(
			( [ , word ] ) => typeof word === 'string'
		)
	) as Words;
}
