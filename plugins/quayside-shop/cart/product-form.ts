import { getGlobal } from '@quayside/boundary/globals';
import type { CartAddFormResponse } from '@quayside/contracts/shop/cart.add-form-response';
import { clearMessage, showMessage } from '../messages/message';
import { afterAdding, announceAdded, emitAdded } from './add';
import { markIdle, markLoading } from './button';
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
	let notices: CartAddFormResponse[ 'notices' ];
	try {
		const response = await callStore< CartAddFormResponse >(
			settings.wc_ajax_url,
			'quayside_add_form',
			form
		);
		( { notices } = response );
		if ( response.error || ! response.fragments ) {
			throw new Error( 'Not added.' );
		}
		if ( notices?.length ) {
			// Other products were rejected.
			showMessage( button, notices );
		} else if ( settings.cart_redirect_after_add === 'yes' ) {
			navigate( settings.cart_url );
			return;
		}
		const hash = response.cart_hash ?? '';
		afterAdding( cart, button, response.fragments, hash );
		if ( response.success_message ) {
			void announceAdded( cart, button, response.success_message );
		}
		const product =
			form.get( 'variation_id' ) ||
			form.get( 'product_id' ) ||
			form.get( 'add-to-cart' );
		emitAdded(
			cart,
			button,
			{
				product_id: String( product ),
				quantity: String( form.get( 'quantity' ) ?? 1 ),
			},
			response.fragments,
			hash
		);
	} catch {
		markIdle( button );
		showMessage(
			button,
			notices?.length
				? notices
				: [ [ { text: settings.i18n_add_failed } ] ]
		);
		emit( 'quayside:cart:failed', { button, request: 'add' } );
	}
};

/**
 * Shows beside the button why a variation can't be added, and focuses the first option without a selection. WooCommerce's
 * script shows the text in a browser dialog, which this prevents.
 */
export function explainDisabled( event: Event ): void {
	const button = ( event.target as Element ).closest< HTMLButtonElement >(
		'.variations_form .single_add_to_cart_button.disabled'
	);
	const texts = getGlobal< Record< string, string > >(
		'wc_add_to_cart_variation_params'
	);
	if ( button?.form && texts ) {
		const { form } = button;
		const name = button.matches( '.wc-variation-is-unavailable' )
			? 'unavailable'
			: 'make_a_selection';
		event.preventDefault();
		event.stopPropagation();
		showMessage( button, [
			[ { text: texts[ `i18n_${ name }_text` ] ?? '' } ],
		] );
		form.addEventListener( 'change', () => clearMessage( button ), {
			once: true,
		} );
		form.querySelector< HTMLElement >(
			'.variations select:has([value=""]:checked)'
		)?.focus();
	}
}

/**
 * Submits a product page's form without leaving the page: simple, variable, and grouped products, with all fields that
 * plugins add.
 *
 * @return {boolean} False if the form is not handled here and should be submitted normally.
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
	// WooCommerce's script disables the button until a variation is selected, and shows the message itself.
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
