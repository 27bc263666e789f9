import type { CartAddFormResponse } from '@quayside/contracts/shop/cart.add-form-response';
import { afterAdding, sayAdded, tellAdded } from './add';
import { clearMessage, markIdle, markLoading, showMessage } from './button';
import type { Cart } from './cart';
import { emit } from './events';
import { navigate } from './navigate';
import { callStore } from './request';

const send = async (
	cart: Cart,
	button: HTMLElement,
	form: FormData
): Promise< void > => {
	const { settings } = cart;
	try {
		const answer = await callStore< CartAddFormResponse >(
			settings.wc_ajax_url,
			'quayside_add_form',
			form
		);
		if ( answer.error || ! answer.fragments ) {
			markIdle( button );
			showMessage(
				button,
				answer.notices?.length
					? answer.notices
					: [ [ { text: settings.i18n_add_failed } ] ]
			);
			emit( 'quayside:cart:failed', { button, request: 'add' } );
			return;
		}
		if ( settings.cart_redirect_after_add === 'yes' ) {
			navigate( settings.cart_url );
			return;
		}
		const hash = answer.cart_hash ?? '';
		afterAdding( cart, button, answer.fragments, hash );
		if ( answer.success_message ) {
			void sayAdded( cart, button, answer.success_message );
		}
		const product =
			form.get( 'variation_id' ) ||
			form.get( 'product_id' ) ||
			form.get( 'add-to-cart' );
		tellAdded(
			cart,
			button,
			{
				product_id: String( product ),
				quantity: String( form.get( 'quantity' ) ?? 1 ),
			},
			answer.fragments,
			hash
		);
	} catch {
		markIdle( button );
		showMessage( button, [ [ { text: settings.i18n_add_failed } ] ] );
		emit( 'quayside:cart:failed', { button, request: 'add' } );
	}
};

/**
 * Puts a product page's form into the cart without leaving the page: simple, variable and grouped products, with
 * every field that plugins added.
 *
 * @return {boolean} False when the form is none of ours and should be sent as usual.
 */
export function submitProductForm(
	cart: Cart,
	form: HTMLFormElement,
	submitter: HTMLElement | null
): boolean {
	const button =
		submitter ??
		form.querySelector< HTMLElement >( '.single_add_to_cart_button' );
	if (
		! form.matches( 'form.cart' ) ||
		! form.closest( '[data-quayside-add-form]' ) ||
		! button?.matches( '.single_add_to_cart_button' )
	) {
		return false;
	}
	// WooCommerce's script marks the button while no variation is chosen, and says so itself.
	if ( button.matches( '.disabled, .loading' ) ) {
		return true;
	}
	const data = new FormData( form );
	const { name, value } = button as HTMLButtonElement;
	if ( name ) {
		data.set( name, value );
	}
	clearMessage( button );
	markLoading( button );
	if (
		! emit( 'quayside:cart:adding', {
			button,
			data: {
				product_id: String( data.get( 'add-to-cart' ) ),
				quantity: String( data.get( 'quantity' ) ?? 1 ),
			},
		} )
	) {
		markIdle( button );
		return true;
	}
	void cart.queue.add( () => send( cart, button, data ) );
	return true;
}
