const REMOVE = '.remove_from_cart_button';

/** Focuses an element that takes no focus by itself. */
const focusAnyway = ( element: HTMLElement ): void => {
	if ( element.tabIndex < 0 ) {
		element.tabIndex = -1;
	}
	element.focus( { preventScroll: true } );
};

/**
 * Remembers where the focus is inside an element that is about to be replaced.
 *
 * After a removal the focus goes to the next line's remove link, else to the last one, else to the message that
 * nothing is left; otherwise to the same control as before.
 *
 * @return {Function} Call it with the replacement.
 */
export function keepFocus( old: Element ): ( replacement: Element ) => void {
	const focused = document.activeElement as HTMLElement | null;
	if ( ! focused || ! old.contains( focused ) ) {
		return () => undefined;
	}
	const place = [ ...old.querySelectorAll( REMOVE ) ].indexOf( focused );
	const key = focused.dataset.cart_item_key;
	return ( replacement ) => {
		const removes = [
			...replacement.querySelectorAll< HTMLElement >( REMOVE ),
		];
		const same = key
			? removes.find( ( link ) => link.dataset.cart_item_key === key )
			: undefined;
		const twin = focused.id
			? replacement.querySelector< HTMLElement >(
					`#${ CSS.escape( focused.id ) }`
				)
			: null;
		const empty = replacement.querySelector< HTMLElement >(
			'.woocommerce-mini-cart__empty-message'
		);
		const neighbour =
			place < 0
				? undefined
				: ( same ?? removes[ place ] ?? removes.at( -1 ) );
		focusAnyway(
			neighbour ?? twin ?? empty ?? ( replacement as HTMLElement )
		);
	};
}
