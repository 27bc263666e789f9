/**
 * Keeps Tab inside an element: after the last control comes the first. Spec section 4, lightbox.
 *
 * @param root  The element.
 * @param event A keydown event.
 */
export function cycleFocus( root: HTMLElement, event: KeyboardEvent ): void {
	if ( event.key !== 'Tab' ) {
		return;
	}
	const controls = [
		...root.querySelectorAll< HTMLElement >(
			'button:not([disabled]), a[href]'
		),
	].filter( ( control ) => control.getClientRects().length > 0 );
	const place = controls.indexOf( document.activeElement as HTMLElement );
	const next = event.shiftKey
		? controls[ place <= 0 ? controls.length - 1 : place - 1 ]
		: controls[ ( place + 1 ) % controls.length ];
	event.preventDefault();
	// PhotoSwipe would focus its root on the first Tab.
	event.stopPropagation();
	next?.focus();
}
