import { openDialog } from '@quayside/ui';
import { mountDropdown } from './dropdown';

/** Maximum width in px for the mobile header (spec section 9). */
const BREAKPOINT = 921;

/** Moves the focus to the desktop menu, because the button that opened the mobile menu is hidden. */
const focusDesktopMenu = (): void =>
	document
		.querySelector< HTMLElement >( '#quayside-nav a' )
		?.focus( { preventScroll: true } );

/**
 * Mounts the mobile menu: a drawer if the host is a dialog, otherwise a list below the header.
 *
 * @param menu The host.
 */
export function mount( menu: HTMLElement ): void {
	const getOpener = ( { target }: Event ) =>
		( target as Element ).closest< HTMLElement >(
			`[data-island-for="${ menu.id }"]`
		);
	if ( ! ( menu instanceof HTMLDialogElement ) ) {
		mountDropdown( menu, getOpener, BREAKPOINT, focusDesktopMenu );
		return;
	}
	document.addEventListener( 'click', ( event ) => {
		const opener = getOpener( event );
		if ( opener ) {
			opener.setAttribute( 'aria-expanded', 'true' );
			openDialog( menu, {
				opener,
				closeAbove: BREAKPOINT,
				initialFocus: menu.querySelector< HTMLElement >(
					'[data-dialog-close]'
				),
				onClose: ( reason ) => {
					opener.setAttribute( 'aria-expanded', 'false' );
					if ( reason === 'resize' ) {
						focusDesktopMenu();
					}
				},
			} );
		}
	} );
}
