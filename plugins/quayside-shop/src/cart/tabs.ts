import type { Cart } from './cart';

/**
 * Follows changes that other tabs make to the cart.
 *
 * Tabs whose hashes differ for the same cart (languages, currencies, plugins) must not chase each other: only visible
 * tabs ask the server, once for each change, and what they then get they keep to themselves. A hash that was here before
 * counts: an item is added, removed and added again.
 */
export function followOtherTabs( cart: Cart ): void {
	let pending = false;

	const follow = (): void => {
		if ( document.visibilityState === 'visible' ) {
			pending = false;
			void cart.refresh( false );
		} else {
			pending = true;
		}
	};

	addEventListener( 'storage', ( { key, newValue } ) => {
		if ( key === cart.store.hashKey && newValue !== null && newValue !== cart.store.hash ) {
			follow();
		}
	} );
	document.addEventListener( 'visibilitychange', () => pending && follow() );
}
