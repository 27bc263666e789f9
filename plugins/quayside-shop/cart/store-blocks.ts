import { getGlobal } from '@quayside/boundary/globals';

/** What the data store of WooCommerce's cart and checkout blocks can do, in versions that synchronize it with other stores. */
interface CartActions {
	syncCartWithIAPIStore?: ( quantityChanges: object ) => Promise< unknown >;
}

interface WordPress {
	data?: { dispatch: ( store: string ) => CartActions | undefined };
}

/** Fires an event of WooCommerce's blocks, marked as ours. */
const fire = ( target: EventTarget, name: string, detail: object ): void =>
	void target.dispatchEvent(
		new CustomEvent( name, {
			bubbles: true,
			detail: { ...detail, quayside: true },
		} )
	);

/**
 * Makes WooCommerce's blocks, which have their own cart state, reload the cart. The event is marked as ours.
 *
 * The event for removals is also used for other changes, because the event for additions may open the blocks'
 * mini-cart.
 */
export const notifyBlocks = (
	name: 'wc-blocks_added_to_cart' | 'wc-blocks_removed_from_cart'
): void => fire( document.body, name, { preserveCartData: false } );

/**
 * Makes WooCommerce's blocks read the cart after other code has changed it. The events for additions and removals make the cart and
 * checkout blocks display a loading state for at least two seconds, so they are for pages without these blocks.
 */
export function refreshBlocks(): void {
	const notify = (): void => notifyBlocks( 'wc-blocks_removed_from_cart' );
	const sync =
		getGlobal< WordPress >( 'wp' )?.data?.dispatch(
			'wc/store/cart'
		)?.syncCartWithIAPIStore;
	if ( ! sync ) {
		notify();
		return;
	}
	sync( {} ).catch( notify );
	fire( window, 'wc-blocks_store_sync_required', {
		type: 'from_@wordpress/data',
	} );
}

/**
 * Calls back when a block may have changed the cart, possibly several times for one change.
 */
export function listenToBlocks( changed: () => void ): void {
	for ( const name of [
		'wc-blocks_added_to_cart',
		'wc-blocks_removed_from_cart',
		// Changes in the blocks' mini-cart, cart, and checkout fire only this event, on the window.
		'wc-blocks_store_sync_required',
	] ) {
		// Not all of them bubble.
		addEventListener(
			name,
			( event ) => {
				// Ignores our own events. Events that blocks forward from jQuery are about changes that we have just made.
				if (
					! ( event as CustomEvent< { quayside?: boolean } | null > )
						.detail?.quayside
				) {
					changed();
				}
			},
			true
		);
	}
}
