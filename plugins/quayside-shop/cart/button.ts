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
export function markAdded(
	button: HTMLElement,
	settings: Pick< CartSettings, 'cart_url' | 'is_cart' | 'i18n_view_cart' >
): void {
	markIdle( button );
	button.classList.add( 'added' );
	// The drawer has its own way to the cart.
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

/** Words of a message, or a link. */
export interface Part {
	text: string;
	href?: string;
}

const paragraph = ( parts: Part[] ): HTMLElement => {
	const element = document.createElement( 'p' );
	element.append(
		...parts.flatMap( ( { text, href }, place ) => [
			place ? ' ' : '',
			href
				? Object.assign( document.createElement( 'a' ), {
						textContent: text,
						href,
					} )
				: text,
		] )
	);
	return element;
};

/**
 * Shows messages beside a button, in place of older ones, and reads them out.
 */
export function showMessage( button: HTMLElement, messages: Part[][] ): void {
	clearMessage( button );
	const box = document.createElement( 'div' );
	box.className = 'quayside-cart-message';
	box.setAttribute( 'role', 'alert' );
	box.append( ...messages.map( paragraph ) );
	button.after( box );
}

/** Takes the message beside a button away. */
export function clearMessage( button: HTMLElement ): void {
	button.parentElement
		?.querySelector( ':scope > .quayside-cart-message' )
		?.remove();
}
