/** Spec section 9: resize debounce, in ms. */
const RESIZE_DEBOUNCE = 50;

/**
 * The mobile menu as a list below the header: its button, Escape, a click elsewhere or a wide window closes it.
 *
 * @param menu       The list's element.
 * @param openerOf   The menu's button at an event, if it is there.
 * @param breakpoint Widest window in px that has a mobile menu.
 * @param focusWide  Gives the focus to the menu of wide windows.
 */
export function mountDropdown(
	menu: HTMLElement,
	openerOf: ( event: Event ) => HTMLElement | null,
	breakpoint: number,
	focusWide: () => void
): void {
	let opener: HTMLElement | null = null;

	const close = ( returnFocus: boolean ): void => {
		if ( opener ) {
			delete menu.dataset.open;
			opener.setAttribute( 'aria-expanded', 'false' );
			if ( returnFocus ) {
				opener.focus();
			}
			opener = null;
		}
	};

	document.addEventListener( 'click', ( event ) => {
		const button = openerOf( event );
		if ( opener ) {
			if ( button || ! menu.contains( event.target as Node ) ) {
				close( button !== null );
			}
		} else if ( button ) {
			opener = button;
			menu.dataset.open = '';
			opener.setAttribute( 'aria-expanded', 'true' );
		}
	} );
	document.addEventListener(
		'keydown',
		( { key } ) => key === 'Escape' && close( true )
	);

	let timer: ReturnType< typeof setTimeout > | undefined;
	addEventListener( 'resize', () => {
		clearTimeout( timer );
		timer = setTimeout( () => {
			if ( opener && innerWidth > breakpoint ) {
				const { activeElement } = document;
				// What is hidden by now has lost the focus.
				const wasHere =
					activeElement === document.body ||
					activeElement === opener ||
					menu.contains( activeElement );
				close( false );
				if ( wasHere ) {
					focusWide();
				}
			}
		}, RESIZE_DEBOUNCE );
	} );
}
