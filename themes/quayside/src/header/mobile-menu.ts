import { openDialog } from '@quayside/ui';

/** Spec section 9: up to this width in px the header is the mobile one. */
const BREAKPOINT = 921;

/**
 * The mobile menu as a drawer.
 *
 * @param drawer The dialog with the menu.
 */
export function mount( drawer: HTMLElement ): void {
	document.addEventListener( 'click', ( { target } ) => {
		const opener = ( target as Element ).closest< HTMLElement >( `[data-island-for="${ drawer.id }"]` );
		if ( ! opener || ! ( drawer instanceof HTMLDialogElement ) ) {
			return;
		}
		opener.setAttribute( 'aria-expanded', 'true' );
		openDialog( drawer, {
			opener,
			closeAbove: BREAKPOINT,
			onClose: () => opener.setAttribute( 'aria-expanded', 'false' ),
		} );
	} );
}
