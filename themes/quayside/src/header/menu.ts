/**
 * The desktop menu's submenus: disclosure navigation from the ARIA Authoring Practices Guide.
 *
 * CSS opens them on hover. This module adds buttons for keyboard and touch, and Escape.
 */

const toggles = ( root: ParentNode ) =>
	root.querySelectorAll< HTMLButtonElement >( '.menu__toggle' );

const expand = ( toggle: HTMLButtonElement, open: boolean ): void =>
	toggle.setAttribute( 'aria-expanded', String( open ) );

const isOpen = ( toggle: HTMLButtonElement ): boolean =>
	toggle.getAttribute( 'aria-expanded' ) === 'true';

/**
 * Mounts the menu.
 *
 * @param nav The nav element around the menu.
 */
export function mount( nav: HTMLElement ): void {
	/** Button of the submenu that CSS displays because its item is hovered. */
	let hovered: HTMLButtonElement | undefined;

	const closeOthers = ( except?: HTMLButtonElement ): void =>
		toggles( nav ).forEach(
			( toggle ) =>
				toggle !== except &&
				toggle !== hovered &&
				expand( toggle, false )
		);

	const hide = ( item: HTMLElement ): void => {
		item.dataset.dismissed = '';
		item.addEventListener(
			'pointerleave',
			() => delete item.dataset.dismissed,
			{ once: true }
		);
	};

	nav.addEventListener( 'click', ( { target } ) => {
		const toggle = ( target as Element ).closest< HTMLButtonElement >(
			'.menu__toggle'
		);
		if ( ! toggle ) {
			return;
		}
		closeOthers( toggle );
		// The first click keeps a submenu open that was opened by hover.
		const shouldClose = isOpen( toggle ) && toggle !== hovered;
		expand( toggle, ! shouldClose );
		hovered = undefined;
		if ( shouldClose && toggle.parentElement?.matches( ':hover' ) ) {
			hide( toggle.parentElement );
		}
	} );

	// Submenus that are opened by hover are reported as expanded.
	for ( const toggle of toggles( nav ) ) {
		const item = toggle.parentElement as HTMLElement;
		const enter = (): void => {
			if (
				matchMedia( '(hover: hover)' ).matches &&
				! isOpen( toggle )
			) {
				hovered = toggle;
				expand( toggle, true );
			}
		};
		item.addEventListener( 'pointerenter', enter );
		item.addEventListener( 'pointerleave', () => {
			if ( hovered === toggle ) {
				hovered = undefined;
				expand( toggle, false );
			}
		} );
		if ( item.matches( ':hover' ) ) {
			enter();
		}
	}

	// Submenus that are opened by hover can also be dismissed (WCAG 1.4.13). They open again on the next hover.
	document.addEventListener( 'keydown', ( { key } ) => {
		if ( key !== 'Escape' ) {
			return;
		}
		const open = [ ...toggles( nav ) ].find( isOpen );
		if ( open?.parentElement?.contains( document.activeElement ) ) {
			open.focus();
		}
		hovered = undefined;
		closeOthers();
		const hoveredItem = nav.querySelector< HTMLElement >(
			'.menu-item-has-children:hover'
		);
		if ( hoveredItem ) {
			hide( hoveredItem );
		}
	} );

	nav.addEventListener( 'focusout', ( { target, relatedTarget } ) => {
		const item = ( target as Element ).closest( '.menu--bar > li' );
		if ( relatedTarget && ! item?.contains( relatedTarget as Node ) ) {
			closeOthers();
		}
	} );
	document.addEventListener(
		'pointerdown',
		( { target } ) => ! nav.contains( target as Node ) && closeOthers()
	);
}
