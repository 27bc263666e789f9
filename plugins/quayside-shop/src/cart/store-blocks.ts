/**
 * WooCommerce's blocks keep a cart of their own. They read it again at these events; our own are marked.
 *
 * A removal is also the event for changes that are neither: an addition may open the blocks' mini-cart.
 */
export function tellBlocks( name: 'wc-blocks_added_to_cart' | 'wc-blocks_removed_from_cart' ): void {
	document.body.dispatchEvent( new CustomEvent( name, { bubbles: true, detail: { preserveCartData: false, quayside: true } } ) );
}

/**
 * Calls back when a block has changed the cart, once for all the events that tell of one change.
 */
export function followBlocks( changed: () => void ): void {
	let told = false;
	const tell = (): void => {
		if ( told ) {
			return;
		}
		told = true;
		queueMicrotask( () => {
			told = false;
			changed();
		} );
	};
	for ( const name of [ 'wc-blocks_added_to_cart', 'wc-blocks_removed_from_cart' ] ) {
		document.body.addEventListener( name, ( event ) => {
			// Our own are marked; those that blocks translate from jQuery's events concern what we did just now.
			if ( ! ( event as CustomEvent< { quayside?: boolean } | null > ).detail?.quayside ) {
				tell();
			}
		} );
	}
	// Quantities and removals in the blocks' mini-cart have this event alone.
	addEventListener( 'wc-blocks_store_sync_required', ( event ) => {
		if ( ( event as CustomEvent< { type?: string } | null > ).detail?.type === 'from_iAPI' ) {
			tell();
		}
	} );
}
