import { triggerJQuery } from './jquery-bridge';
import type { Fragments } from './fragments';

/** The `detail` of the cart's native events. */
export interface CartEvents {
	/** Fires before an add-to-cart request. Listeners can change its data or call preventDefault() to stop it. */
	'quayside:cart:adding': {
		button: HTMLElement;
		data: Record< string, string >;
	};
	'quayside:cart:added': {
		button: HTMLElement | null;
		productId: number;
		quantity: number;
		fragments: Fragments;
		cartHash: string;
	};
	'quayside:cart:removed': {
		button: HTMLElement | null;
		productId: number;
		key: string;
		fragments: Fragments;
		cartHash: string;
	};
	/** The cart has changed elsewhere. Fragments are requested, and `quayside:cart:refreshed` follows. */
	'quayside:cart:changed': { cartHash: string };
	/** The server sent fresh fragments. */
	'quayside:cart:refreshed': { fragments: Fragments; cartHash: string };
	/** Opens the drawer, which prevents the event's default. `opener` gets the focus back. */
	'quayside:cart:open': { opener?: HTMLElement };
	/** A request failed. The cart on the page is unchanged. */
	'quayside:cart:failed': {
		button: HTMLElement | null;
		request: 'add' | 'remove' | 'refresh';
	};
}

/**
 * Dispatches one of the cart's events on the body.
 *
 * @return {boolean} False if a listener prevented it.
 */
export function emit< Name extends keyof CartEvents >(
	name: Name,
	detail: CartEvents[ Name ]
): boolean {
	return document.body.dispatchEvent(
		new CustomEvent( name, { detail, bubbles: true, cancelable: true } )
	);
}

/** Fires the corresponding WooCommerce event for code that listens with jQuery. */
export const emitLegacy = triggerJQuery;
