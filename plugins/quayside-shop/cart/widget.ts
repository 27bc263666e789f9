/**
 * Shows or hides mini-cart widgets that are to be hidden while the cart is empty; the style sheet reads the class.
 * Spec section 2: shown when items are in the cart or one is being added.
 */
export function showWidgets( filled: boolean ): void {
	document.documentElement.classList.toggle( 'quayside-cart-filled', filled );
}

/**
 * Shows the empty cart without asking the server: the page's own zero state.
 */
export function emptyCart(): void {
	for ( const count of document.querySelectorAll< HTMLElement >(
		'.quayside-cart-count'
	) ) {
		count.hidden = true;
		count.textContent = '';
	}
	for ( const content of document.querySelectorAll(
		'div.widget_shopping_cart_content'
	) ) {
		content.replaceChildren();
	}
}
