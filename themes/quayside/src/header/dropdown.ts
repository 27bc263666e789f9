/** Resize debounce in ms (spec section 9). */
const RESIZE_DEBOUNCE = 50;

/**
 * Mounts the mobile menu as a list below the header. Its button, Escape, a click outside, or a wide window closes it.
 *
 * @param menu       The list's element.
 * @param getOpener  Returns the menu's button if the event is on it.
 * @param breakpoint Maximum window width in px for the mobile menu.
 * @param focusDesktopMenu Moves the focus to the desktop menu.
 */
export function mountDropdown(
	menu: HTMLElement,
	getOpener: ( event: Event ) => HTMLElement | null,
	breakpoint: number,
	focusDesktopMenu: () => void
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
		const button = getOpener( event );
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
				// Hidden elements have already lost the focus.
				const hadFocus =
					activeElement === document.body ||
					activeElement === opener ||
					menu.contains( activeElement );
				close( false );
				if ( hadFocus ) {
					focusDesktopMenu();
				}
			}
		}, RESIZE_DEBOUNCE );
	} );
}
