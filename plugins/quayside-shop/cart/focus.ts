const REMOVE = '.remove_from_cart_button';

/** Focuses an element that is not focusable by default. */
const forceFocus = ( element: HTMLElement ): void => {
	if ( element.tabIndex < 0 ) {
		element.tabIndex = -1;
	}
	element.focus( { preventScroll: true } );
};

/**
 * Remembers the focus inside an element that is about to be replaced.
 *
 * After a removal the focus moves to the next line's remove link, or to the last one, or to the message for an empty
 * cart. Otherwise it stays on the same control.
 *
 * @return {Function} Call it with the replacement.
 */
export function preserveFocus(
	old: Element
): ( replacement: Element ) => void {
	const focused = document.activeElement as HTMLElement | null;
	if ( ! focused || ! old.contains( focused ) ) {
		return () => undefined;
	}
	const index = [ ...old.querySelectorAll( REMOVE ) ].indexOf( focused );
	const key = focused.dataset.cart_item_key;
	return ( replacement ) => {
		const removes = [
			...replacement.querySelectorAll< HTMLElement >( REMOVE ),
		];
		const same = key
			? removes.find( ( link ) => link.dataset.cart_item_key === key )
			: undefined;
		const sameId = focused.id
			? replacement.querySelector< HTMLElement >(
					`#${ CSS.escape( focused.id ) }`
				)
			: null;
		const empty = replacement.querySelector< HTMLElement >(
			'.woocommerce-mini-cart__empty-message'
		);
		const nextLink =
			index < 0
				? undefined
				: ( same ?? removes[ index ] ?? removes.at( -1 ) );
		forceFocus(
			nextLink ?? sameId ?? empty ?? ( replacement as HTMLElement )
		);
	};
}
