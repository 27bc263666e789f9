import type { CartSettings } from '@quayside/contracts/shop/cart.settings';
import { emitLegacy } from './events';

/**
 * Shows that a request runs: spec section 4, idle to loading.
 */
export function markLoading( button: HTMLElement ): void {
	button.classList.remove( 'added' );
	button.classList.add( 'loading' );
	button.setAttribute( 'aria-busy', 'true' );
}

/** Back to idle. */
export function markIdle( button: HTMLElement ): void {
	button.classList.remove( 'loading' );
	button.removeAttribute( 'aria-busy' );
}

/**
 * Shows that the product is in the cart, with a link to the cart beside the button unless this is the cart page or
 * the link is there already. Spec section 4.
 */
export function markAdded( button: HTMLElement, settings: Pick< CartSettings, 'cart_url' | 'is_cart' | 'i18n_view_cart' > ): void {
	markIdle( button );
	button.classList.add( 'added' );
	// The drawer has its own way to the cart.
	if ( ! settings.is_cart && ! button.closest( 'dialog' ) && ! button.parentElement?.querySelector( '.added_to_cart' ) ) {
		const link = document.createElement( 'a' );
		link.href = settings.cart_url;
		link.className = 'added_to_cart wc-forward';
		link.title = settings.i18n_view_cart;
		link.textContent = settings.i18n_view_cart;
		button.after( link );
	}
	emitLegacy( 'wc_cart_button_updated', button );
}

/**
 * Shows a message beside a button, in place of an older one, and reads it out.
 */
export function showMessage( button: HTMLElement, words: string[] ): void {
	clearMessage( button );
	const box = document.createElement( 'div' );
	box.className = 'quayside-cart-message';
	box.setAttribute( 'role', 'alert' );
	box.append( ...words.map( ( text ) => Object.assign( document.createElement( 'p' ), { textContent: text } ) ) );
	button.after( box );
}

/** Takes the message beside a button away. */
export function clearMessage( button: HTMLElement ): void {
	button.parentElement?.querySelector( ':scope > .quayside-cart-message' )?.remove();
}
