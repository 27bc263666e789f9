import type { CartAddResponse } from '@quayside/contracts/shop/cart.add-response';
import { announce } from '@quayside/ui';
import {
	clearMessage,
	markAdded,
	markIdle,
	markLoading,
	showMessage,
} from './button';
import type { Cart } from './cart';
import { drawerThere, prepareDrawer } from './drawer-link';
import { emit, emitLegacy } from './events';
import type { Fragments } from './fragments';
import { hasItems } from './fragment-store';
import { dataByJQuery, hasJQuery, vetoedByJQuery } from './jquery-bridge';
import { navigate } from './navigate';
import { callStore } from './request';
import { tellBlocks } from './store-blocks';
import { showWidgets } from './widget';

/** The button's data attributes and what plugins stored on it; attributes win. */
const dataOf = ( button: HTMLElement ): Record< string, string > => {
	const data: Record< string, string > = {};
	for ( const [ key, value ] of Object.entries( {
		...dataByJQuery( button ),
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

/** The request did not come about or failed. */
const giveUp = ( button: HTMLElement ): void => {
	markIdle( button );
	showWidgets( hasItems() );
};

/** Whether an addition by this button opens the drawer. */
const opensDrawer = ( { settings }: Cart, button: HTMLElement ): boolean =>
	!! settings.open_drawer && ! button.closest( 'dialog' );

/**
 * Says that something was added: once the drawer is there where it opens, for its opening would cut the words off.
 */
export async function sayAdded(
	cart: Cart,
	button: HTMLElement,
	message: string
): Promise< void > {
	if ( opensDrawer( cart, button ) ) {
		await drawerThere();
	}
	announce( message );
}

/**
 * What follows a successful addition, whoever made it.
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
	cart.take( fragments, hash );
	const message = button?.dataset.success_message;
	if ( button && message ) {
		void sayAdded( cart, button, message );
	}
}

/** Tells everyone: native listeners, jQuery's, and WooCommerce's blocks where no jQuery passes it on to them. */
export function tellAdded(
	cart: Cart,
	button: HTMLElement,
	data: Record< string, string >,
	fragments: Fragments,
	hash: string
): void {
	emitLegacy( 'added_to_cart', fragments, hash, button );
	if ( ! hasJQuery() ) {
		tellBlocks( 'wc-blocks_added_to_cart' );
	}
	if ( opensDrawer( cart, button ) ) {
		emit( 'quayside:cart:open', {} );
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
		const answer = await callStore< CartAddResponse >(
			settings.wc_ajax_url,
			'add_to_cart',
			data
		);
		if (
			answer.error &&
			typeof answer.product_url === 'string' &&
			answer.product_url
		) {
			// Spec section 8: the product page explains what is wrong.
			navigate( answer.product_url );
			return;
		}
		if ( ! answer.fragments ) {
			throw new Error( 'No fragments.' );
		}
		if ( settings.cart_redirect_after_add === 'yes' ) {
			navigate( settings.cart_url );
			return;
		}
		afterAdding( cart, button, answer.fragments, answer.cart_hash ?? '' );
		tellAdded(
			cart,
			button,
			data,
			answer.fragments,
			answer.cart_hash ?? ''
		);
	} catch {
		giveUp( button );
		showMessage( button, [ [ { text: settings.i18n_add_failed } ] ] );
		emit( 'quayside:cart:failed', { button, request: 'add' } );
	}
};

/**
 * Puts a button's product into the cart.
 *
 * @return {boolean} False when the button is none of ours and its link should work.
 */
export function addToCart( cart: Cart, button: HTMLElement ): boolean {
	if ( ! button.dataset.product_id ) {
		return false;
	}
	// A second click while the first is under way is the same wish.
	if ( button.classList.contains( 'loading' ) ) {
		return true;
	}
	clearMessage( button );
	markLoading( button );
	if ( vetoedByJQuery( button ) ) {
		giveUp( button );
		emitLegacy(
			'ajax_request_not_sent.adding_to_cart',
			false,
			false,
			button
		);
		return true;
	}
	const data = dataOf( button );
	showWidgets( true );
	emitLegacy( 'adding_to_cart', button, data );
	if ( ! emit( 'quayside:cart:adding', { button, data } ) ) {
		giveUp( button );
		return true;
	}
	void cart.queue.add( () => send( cart, button, data ) );
	return true;
}
