/**
 * Starts the islands in HTML that was added to the page after it loaded.
 *
 * @param root Where to look; the whole page by default.
 */
export function scan( root: ParentNode = document ): void {
	document.dispatchEvent(
		new CustomEvent( 'quayside:scan', { detail: root } )
	);
}
