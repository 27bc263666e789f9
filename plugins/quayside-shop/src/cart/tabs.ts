import type { Cart } from './cart';

/**
 * Follows changes that other tabs make to the cart.
 *
 * Tabs whose hashes differ for the same cart (languages, currencies, plugins) must not chase each other: only visible
 * tabs ask the server, once for each new hash, and what they then get they keep to themselves.
 */
export function followOtherTabs( cart: Cart ): void {
	const seen = new Set< string >();
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
		if ( key === cart.store.hashKey && newValue !== null && newValue !== cart.store.hash && ! seen.has( newValue ) ) {
			seen.add( newValue );
			follow();
		}
	} );
	document.addEventListener( 'visibilitychange', () => pending && follow() );
}
