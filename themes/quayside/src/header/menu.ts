/**
 * The desktop menu's submenus: the disclosure navigation of the ARIA Authoring Practices Guide.
 *
 * CSS opens them on hover; this adds buttons for keyboard and touch, and Escape for all.
 */

const toggles = ( root: ParentNode ) =>
	root.querySelectorAll< HTMLButtonElement >( '.menu__toggle' );

const expand = ( toggle: HTMLButtonElement, open: boolean ): void =>
	toggle.setAttribute( 'aria-expanded', String( open ) );

const isOpen = ( toggle: HTMLButtonElement ): boolean =>
	toggle.getAttribute( 'aria-expanded' ) === 'true';

/**
 * Takes the menu over.
 *
 * @param nav The nav element around the menu.
 */
export function mount( nav: HTMLElement ): void {
	const closeAllBut = ( kept?: HTMLButtonElement ): void =>
		toggles( nav ).forEach(
			( toggle ) => toggle !== kept && expand( toggle, false )
		);

	/** The button of the submenu that CSS shows because the pointer is over its item. */
	let hovered: HTMLButtonElement | undefined;

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
		closeAllBut( toggle );
		// The first click keeps what the pointer has opened.
		const isOut = isOpen( toggle ) && toggle !== hovered;
		expand( toggle, ! isOut );
		hovered = undefined;
		if ( isOut && toggle.parentElement?.matches( ':hover' ) ) {
			hide( toggle.parentElement );
		}
	} );

	// What the pointer opens is open for everybody.
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
		hovered = undefined;
		const below = nav.querySelector< HTMLElement >(
			'.menu-item-has-children:hover'
		);
		if ( below ) {
			hide( below );
		}
	} );

	nav.addEventListener( 'focusout', ( { target, relatedTarget } ) => {
		const item = ( target as Element ).closest( '.menu--bar > li' );
		if ( relatedTarget && ! item?.contains( relatedTarget as Node ) ) {
			closeAllBut();
		}
	} );
	document.addEventListener(
		'pointerdown',
		( { target } ) => ! nav.contains( target as Node ) && closeAllBut()
	);
}
