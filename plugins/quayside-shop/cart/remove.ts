import type { CartRemoveResponse } from '@quayside/contracts/shop/cart.remove-response';
import { announce } from '@quayside/ui';
import { clearMessage, showMessage } from '../messages/message';
import { isReachable } from '../store-api/reachable';
import type { Cart } from './cart';
import { emit, emitLegacy } from './events';
import type { Fragments } from './fragments';
import { hasJQuery } from './jquery-bridge';
import { navigate } from './navigate';
import { callStore } from './request';
import { refreshBlocks } from './store-blocks';

const LINE = '.woocommerce-mini-cart-item, .quayside-cart-line';

/** Marks a line while its removal is in progress. Themes style the class. */
const block = ( line: Element | null, blocked: boolean ): void => {
	line?.classList.toggle( 'processing', blocked );
	if ( blocked ) {
		line?.setAttribute( 'aria-busy', 'true' );
	} else {
		line?.removeAttribute( 'aria-busy' );
	}
};

/** Updates the page after a successful removal, by Quayside or other code. */
export function afterRemoving(
	cart: Cart,
	link: HTMLElement | null,
	fragments: Fragments,
	hash: string
): void {
	cart.apply( fragments, hash );
	const message = link?.dataset.success_message;
	if ( message ) {
		announce( message );
	}
}

const send = async (
	cart: Cart,
	link: HTMLAnchorElement,
	key: string,
	line: Element | null
): Promise< void > => {
	try {
		const response = await callStore< CartRemoveResponse >(
			cart.settings.wc_ajax_url,
			'remove_from_cart',
			{ cart_item_key: key }
		);
		if ( ! response.fragments ) {
			throw new Error( 'No fragments.' );
		}
		const hash = response.cart_hash ?? '';
		afterRemoving( cart, link, response.fragments, hash );
		emitLegacy( 'removed_from_cart', response.fragments, hash, link );
		if ( ! hasJQuery() ) {
			refreshBlocks();
		}
		emit( 'quayside:cart:removed', {
			button: link,
			productId: Number( link.dataset.product_id ?? 0 ),
			key,
			fragments: response.fragments,
			cartHash: hash,
		} );
	} catch ( error ) {
		emit( 'quayside:cart:failed', { button: link, request: 'remove' } );
		// Spec section 8: the link's URL removes the line without a script. After a network error, that page may be
		// unreachable too.
		if (
			! ( error instanceof TypeError ) ||
			( await isReachable( link.href.split( '?' )[ 0 ] as string ) )
		) {
			navigate( link.href );
		} else {
			showMessage( link, [
				[ { text: cart.settings.i18n_remove_failed } ],
			] );
		}
	} finally {
		block( line, false );
	}
};

/**
 * Removes a remove link's line from the cart. The line is marked until the response arrives.
 */
export function removeFromCart( cart: Cart, link: HTMLAnchorElement ): void {
	const line = link.closest( LINE );
	const key = link.dataset.cart_item_key ?? '';
	if ( line?.classList.contains( 'processing' ) ) {
		return;
	}
	clearMessage( link );
	block( line, true );
	void cart.queue.add( () => send( cart, link, key, line ) );
}
