/**
 * Traps Tab inside an element. The first control follows the last one. Spec section 4, lightbox.
 *
 * @param root  Element that traps focus.
 * @param event Keydown event.
 */
export function cycleFocus( root: HTMLElement, event: KeyboardEvent ): void {
	if ( event.key !== 'Tab' ) {
		return;
	}
	const controls = [
		...root.querySelectorAll< HTMLElement >(
			'button:not([disabled]), a[href], [tabindex="0"]'
		),
	].filter( ( control ) => control.getClientRects().length > 0 );
	const index = controls.indexOf( document.activeElement as HTMLElement );
	const next = event.shiftKey
		? controls[ index <= 0 ? controls.length - 1 : index - 1 ]
		: controls[ ( index + 1 ) % controls.length ];
	event.preventDefault();
	// PhotoSwipe would focus its root on the first Tab.
	event.stopPropagation();
	next?.focus();
}
