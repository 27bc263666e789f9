import type { CartAddResponse } from '@quayside/contracts/shop/cart.add-response';
import { announce } from '@quayside/ui';
import { clearMessage, findMessage, showMessage } from '../messages/message';
import { markAdded, markIdle, markLoading } from './button';
import type { Cart } from './cart';
import { drawerReady, prepareDrawer } from './drawer-link';
import { emit, emitLegacy } from './events';
import type { Fragments } from './fragments';
import { hasItems } from './fragment-store';
import { getJQueryData, hasJQuery, isVetoedByJQuery } from './jquery-bridge';
import { navigate } from './navigate';
import { callStore } from './request';
import { notifyBlocks } from './store-blocks';
import { showWidgets } from './widget';

/** Returns the button's data attributes and its jQuery data. Attributes take precedence. */
const getButtonData = ( button: HTMLElement ): Record< string, string > => {
	const data: Record< string, string > = {};
	for ( const [ key, value ] of Object.entries( {
		...getJQueryData( button ),
		...button.dataset,
	} ) ) {
		if (
			[ 'string', 'number', 'boolean' ].includes( typeof value ) &&
			! key.startsWith( 'island' )
		) {
			data[ key ] = String( value );
		}
	}
	return data;
};

/** Resets the button after a prevented or failed request. */
const cancelLoading = ( button: HTMLElement ): void => {
	markIdle( button );
	showWidgets( hasItems() );
};

/** Determines whether adding with this button opens the drawer, which would cover a message of the store. */
const opensDrawer = ( { settings }: Cart, button: HTMLElement ): boolean =>
	!! settings.open_drawer &&
	! button.closest( 'dialog' ) &&
	! findMessage( button );

/**
 * Announces an addition. If the drawer opens, waits until it is ready, because opening it would interrupt the
 * announcement.
 */
export async function announceAdded(
	cart: Cart,
	button: HTMLElement,
	message: string
): Promise< void > {
	if ( opensDrawer( cart, button ) ) {
		await drawerReady();
	}
	announce( message );
}

/**
 * Updates the page after a successful addition, by Quayside or other code.
 */
export function afterAdding(
	cart: Cart,
	button: HTMLElement | null,
	fragments: Fragments,
	hash: string
): void {
	if ( button ) {
		markAdded( button, cart.settings );
	}
	cart.apply( fragments, hash );
	const message = button?.dataset.success_message;
	if ( button && message ) {
		void announceAdded( cart, button, message );
	}
}

/** Fires the events for an addition: native, jQuery, and those of WooCommerce's blocks if no jQuery forwards them. */
export function emitAdded(
	cart: Cart,
	button: HTMLElement,
	data: Record< string, string >,
	fragments: Fragments,
	hash: string
): void {
	emitLegacy( 'added_to_cart', fragments, hash, button );
	if ( ! hasJQuery() ) {
		notifyBlocks( 'wc-blocks_added_to_cart' );
	}
	if ( opensDrawer( cart, button ) ) {
		emit( 'quayside:cart:open', { opener: button } );
	} else {
		prepareDrawer();
	}
	emit( 'quayside:cart:added', {
		button,
		productId: Number( data.product_id ?? 0 ),
		quantity: Number( data.quantity ?? 1 ),
		fragments,
		cartHash: hash,
	} );
}

const send = async (
	cart: Cart,
	button: HTMLElement,
	data: Record< string, string >
): Promise< void > => {
	const { settings } = cart;
	try {
		const response = await callStore< CartAddResponse >(
			settings.wc_ajax_url,
			'add_to_cart',
			data
		);
		if (
			response.error &&
			typeof response.product_url === 'string' &&
			response.product_url
		) {
			// Spec section 8: the product page shows the error.
			navigate( response.product_url );
			return;
		}
		if ( ! response.fragments ) {
			throw new Error( 'No fragments.' );
		}
		if ( settings.cart_redirect_after_add === 'yes' ) {
			navigate( settings.cart_url );
			return;
		}
		afterAdding(
			cart,
			button,
			response.fragments,
			response.cart_hash ?? ''
		);
		emitAdded(
			cart,
			button,
			data,
			response.fragments,
			response.cart_hash ?? ''
		);
	} catch {
		cancelLoading( button );
		showMessage( button, [ [ { text: settings.i18n_add_failed } ] ] );
		emit( 'quayside:cart:failed', { button, request: 'add' } );
	}
};

/**
 * Adds a button's product to the cart.
 *
 * @return {boolean} False if the button is not handled here and its link should work.
 */
export function addToCart( cart: Cart, button: HTMLElement ): boolean {
	if ( ! button.dataset.product_id ) {
		return false;
	}
	// Ignores clicks while the request is in progress.
	if ( button.classList.contains( 'loading' ) ) {
		return true;
	}
	clearMessage( button );
	markLoading( button );
	if ( isVetoedByJQuery( button ) ) {
		cancelLoading( button );
		emitLegacy(
			'ajax_request_not_sent.adding_to_cart',
			false,
			false,
			button
		);
		return true;
	}
	const data = getButtonData( button );
	showWidgets( true );
	emitLegacy( 'adding_to_cart', button, data );
	if ( ! emit( 'quayside:cart:adding', { button, data } ) ) {
		cancelLoading( button );
		return true;
	}
	void cart.queue.add( () => send( cart, button, data ) );
	return true;
}
