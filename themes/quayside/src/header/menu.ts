/**
 * The desktop menu's submenus: the disclosure navigation of the ARIA Authoring Practices Guide.
 *
 * CSS opens them on hover; this adds buttons for keyboard and touch, and Escape for all.
 */

const toggles = ( root: ParentNode ) => root.querySelectorAll< HTMLButtonElement >( '.menu__toggle' );

const expand = ( toggle: HTMLButtonElement, open: boolean ): void => toggle.setAttribute( 'aria-expanded', String( open ) );

const isOpen = ( toggle: HTMLButtonElement ): boolean => toggle.getAttribute( 'aria-expanded' ) === 'true';

/**
 * Takes the menu over.
 *
 * @param nav The nav element around the menu.
 */
export function mount( nav: HTMLElement ): void {
	const closeAllBut = ( kept?: HTMLButtonElement ): void => toggles( nav ).forEach( ( toggle ) => toggle !== kept && expand( toggle, false ) );

	nav.addEventListener( 'click', ( { target } ) => {
		const toggle = ( target as Element ).closest< HTMLButtonElement >( '.menu__toggle' );
		if ( toggle ) {
			closeAllBut( toggle );
			expand( toggle, ! isOpen( toggle ) );
		}
	} );

	// Submenus opened by hover can be sent away, too (WCAG 1.4.13); they come back with the next hover.
	document.addEventListener( 'keydown', ( { key } ) => {
		if ( key !== 'Escape' ) {
			return;
		}
		const open = [ ...toggles( nav ) ].find( isOpen );
		if ( open?.parentElement?.contains( document.activeElement ) ) {
			open.focus();
		}
		closeAllBut();
		const hovered = nav.querySelector< HTMLElement >( '.menu-item-has-children:hover' );
		if ( hovered ) {
			hovered.dataset.dismissed = '';
			hovered.addEventListener( 'pointerleave', () => delete hovered.dataset.dismissed, { once: true } );
		}
	} );

	nav.addEventListener( 'focusout', ( { target, relatedTarget } ) => {
		const item = ( target as Element ).closest( '.menu--bar > li' );
		if ( relatedTarget && ! item?.contains( relatedTarget as Node ) ) {
			closeAllBut();
		}
	} );
	document.addEventListener( 'pointerdown', ( { target } ) => ! nav.contains( target as Node ) && closeAllBut() );
}
