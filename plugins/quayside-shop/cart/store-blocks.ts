/**
 * Makes WooCommerce's blocks, which have their own cart state, reload the cart. The event is marked as ours.
 *
 * The event for removals is also used for other changes, because the event for additions may open the blocks'
 * mini-cart.
 */
export function notifyBlocks(
	name: 'wc-blocks_added_to_cart' | 'wc-blocks_removed_from_cart'
): void {
	document.body.dispatchEvent(
		new CustomEvent( name, {
			bubbles: true,
			detail: { preserveCartData: false, quayside: true },
		} )
	);
}

/**
 * Calls back when a block may have changed the cart, possibly several times for one change.
 */
export function listenToBlocks( changed: () => void ): void {
	for ( const name of [
		'wc-blocks_added_to_cart',
		'wc-blocks_removed_from_cart',
	] ) {
		document.body.addEventListener( name, ( event ) => {
			// Ignores our own events. Events that blocks forward from jQuery are about changes that we have just made.
			if (
				! ( event as CustomEvent< { quayside?: boolean } | null > )
					.detail?.quayside
			) {
				changed();
			}
		} );
	}
	// Changes in the blocks' mini-cart, cart, and checkout fire only this event.
	addEventListener( 'wc-blocks_store_sync_required', changed );
}
