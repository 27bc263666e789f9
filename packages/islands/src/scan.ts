/**
 * Starts the islands in HTML that was added to the page after it loaded.
 *
 * @param root Element to search. Defaults to the whole page.
 */
export function scan( root: ParentNode = document ): void {
	document.dispatchEvent(
		new CustomEvent( 'quayside:scan', { detail: root } )
	);
}
