import { triggerJQuery } from './jquery-bridge';
import type { Fragments } from './fragments';

/** What listeners of the cart's native events get in `detail`. */
export interface CartEvents {
	/** Before an add-to-cart request; its data may be changed, preventDefault() stops it. */
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
	/** The server sent fresh fragments. */
	'quayside:cart:refreshed': { fragments: Fragments; cartHash: string };
	/** Opens the drawer, which prevents the event's default; `opener` gets the focus back. */
	'quayside:cart:open': { opener?: HTMLElement };
	/** A request failed; the cart on the page is as it was. */
	'quayside:cart:failed': {
		button: HTMLElement | null;
		request: 'add' | 'remove' | 'refresh';
	};
}

/**
 * Dispatches one of the cart's events on the body.
 *
 * @return {boolean} False when a listener prevented it.
 */
export function emit< Name extends keyof CartEvents >(
	name: Name,
	detail: CartEvents[ Name ]
): boolean {
	return document.body.dispatchEvent(
		new CustomEvent( name, { detail, bubbles: true, cancelable: true } )
	);
}

/** Fires WooCommerce's event of the same moment, for code that listens with jQuery. */
export const emitLegacy = triggerJQuery;
