import { openDialog } from '@quayside/ui';
import { mountDropdown } from './dropdown';

/** Spec section 9: up to this width in px the header is the mobile one. */
const BREAKPOINT = 921;

/** Gives the focus to the menu of wide windows: the button that opened this one has gone with it. */
const focusWideMenu = (): void =>
	document
		.querySelector< HTMLElement >( '#quayside-nav a' )
		?.focus( { preventScroll: true } );

/**
 * The mobile menu: a drawer where the host is a dialog, else a list below the header.
 *
 * @param menu The host.
 */
export function mount( menu: HTMLElement ): void {
	const openerOf = ( { target }: Event ) =>
		( target as Element ).closest< HTMLElement >(
			`[data-island-for="${ menu.id }"]`
		);
	if ( ! ( menu instanceof HTMLDialogElement ) ) {
		mountDropdown( menu, openerOf, BREAKPOINT, focusWideMenu );
		return;
	}
	document.addEventListener( 'click', ( event ) => {
		const opener = openerOf( event );
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
						focusWideMenu();
					}
				},
			} );
		}
	} );
}
