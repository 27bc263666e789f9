const TAB = '.wc-tabs li a, ul.tabs li a';

/** Panels of a product. Panels inside a panel belong to the content of a tab. */
const PANEL = '.wc-tab, .panel:not(.panel .panel)';

/** Number of tabs that a key moves the focus by in a row, and in a column. */
const STEPS: Record< string, [ row: number, column: number ] | undefined > = {
	ArrowLeft: [ -1, 0 ],
	ArrowRight: [ 1, 0 ],
	ArrowUp: [ 0, -1 ],
	ArrowDown: [ 0, 1 ],
};

/** Returns the class of the tab that the page's URL requests, '' if it requests none. */
const requestedTab = ( { hash, href }: Location ): string => {
	if (
		/comment-|^#(tab-)?reviews$/i.test( hash ) ||
		/comment-page-|cpage=/.test( href )
	) {
		return 'reviews_tab';
	}
	const [ , key ] = /^#tab-(.+)$/.exec( hash ) ?? [];
	return key ? `${ key }_tab` : '';
};

/** Returns the links that select a panel of a product. */
const findTabs = ( wrapper: Element ): HTMLAnchorElement[] => [
	...wrapper.querySelectorAll< HTMLAnchorElement >( TAB ),
];

const select = ( wrapper: Element, tab: HTMLAnchorElement ): void => {
	findTabs( wrapper ).forEach( ( other ) => {
		const isSelected = other === tab;
		other.closest( 'li' )?.classList.toggle( 'active', isSelected );
		other.setAttribute( 'aria-selected', String( isSelected ) );
		other.tabIndex = isSelected ? 0 : -1;
	} );
	const id = tab.hash.slice( 1 );
	wrapper.querySelectorAll< HTMLElement >( PANEL ).forEach( ( panel ) => {
		panel.style.display = panel.id === id ? '' : 'none';
	} );
};

/** Returns the tab that a key moves the focus to, undefined for other keys. */
const tabForKey = (
	{ key }: KeyboardEvent,
	tabs: HTMLAnchorElement[],
	tab: HTMLAnchorElement
): HTMLAnchorElement | undefined => {
	if ( key === 'Home' ) {
		return tabs[ 0 ];
	}
	if ( key === 'End' ) {
		return tabs.at( -1 );
	}
	const [ first, second ] = tabs.map( ( item ) =>
		item.getBoundingClientRect()
	);
	const isColumn =
		!! first &&
		!! second &&
		Math.abs( second.top - first.top ) >
			Math.abs( second.left - first.left );
	const [ row, column ] = STEPS[ key ] ?? [ 0, 0 ];
	const direction = document.dir === 'rtl' ? -1 : 1;
	const step = isColumn ? column : row * direction;
	return step
		? tabs.at( ( tabs.indexOf( tab ) + step ) % tabs.length )
		: undefined;
};

/**
 * Shows the panel that the page's URL requests, otherwise the first one.
 *
 * @param wrapper Element with the list of tabs and the panels.
 */
export function showFirstPanel( wrapper: Element ): void {
	const tabs = findTabs( wrapper );
	const requested = requestedTab( window.location );
	const tab =
		tabs.find(
			( item ) =>
				requested &&
				item.closest( 'li' )?.classList.contains( requested )
		) ?? tabs[ 0 ];
	if ( tab ) {
		select( wrapper, tab );
	}
}

/**
 * Shows one panel of a product at a time, from the first interaction on.
 *
 * @param wrapper Element with the list of tabs and the panels.
 */
export function attachTabs( wrapper: HTMLElement ): void {
	const tabs = findTabs( wrapper );
	const tabOf = ( { target }: Event ): HTMLAnchorElement | undefined => {
		const link = ( target as Element ).closest( 'a' );
		return tabs.find( ( tab ) => tab === link );
	};
	wrapper.addEventListener( 'click', ( event ) => {
		const tab = tabOf( event );
		if ( tab ) {
			event.preventDefault();
			select( wrapper, tab );
		}
	} );
	wrapper.addEventListener( 'keydown', ( event ) => {
		const tab = tabOf( event );
		const next = tab && tabForKey( event, tabs, tab );
		if ( next ) {
			event.preventDefault();
			next.focus();
		}
	} );
	// The link below the product's title.
	document.addEventListener( 'click', ( { target } ) => {
		const reviews = tabs.find( ( tab ) => tab.closest( '.reviews_tab' ) );
		if (
			reviews &&
			( target as Element ).closest( 'a.woocommerce-review-link' )
		) {
			select( wrapper, reviews );
		}
	} );
}
