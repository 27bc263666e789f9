import type { CartSettings } from '@quayside/contracts/shop/cart.settings';
import { emitLegacy } from './events';

/**
 * Shows the loading state (spec section 4, idle to loading).
 */
export function markLoading( button: HTMLElement ): void {
	button.classList.remove( 'added' );
	button.classList.add( 'loading' );
	button.setAttribute( 'aria-busy', 'true' );
}

/** Resets a button to the idle state. */
export function markIdle( button: HTMLElement ): void {
	button.classList.remove( 'loading' );
	button.removeAttribute( 'aria-busy' );
}

/**
 * Shows the added state, with a link to the cart beside the button unless this is the cart page or the link already
 * exists (spec section 4).
 */
export function markAdded(
	button: HTMLElement,
	settings: Pick< CartSettings, 'cart_url' | 'is_cart' | 'i18n_view_cart' >
): void {
	markIdle( button );
	button.classList.add( 'added' );
	// The drawer has its own link to the cart.
	if (
		! settings.is_cart &&
		! button.closest( 'dialog' ) &&
		! button.parentElement?.querySelector( '.added_to_cart' )
	) {
		const link = document.createElement( 'a' );
		link.href = settings.cart_url;
		link.className = 'added_to_cart wc-forward';
		link.title = settings.i18n_view_cart;
		link.textContent = settings.i18n_view_cart;
		button.after( link );
	}
	emitLegacy( 'wc_cart_button_updated', button );
}
