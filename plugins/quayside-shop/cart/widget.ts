/**
 * Shows or hides mini-cart widgets that are hidden while the cart is empty, with a class for the stylesheet (spec
 * section 2: visible if the cart has items or one is being added).
 */
export function showWidgets( filled: boolean ): void {
	document.documentElement.classList.toggle( 'quayside-cart-filled', filled );
}

/**
 * Shows the page's own empty state without a request.
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
