/** Returns the hash of the cart whose totals the page displays, '' for an empty cart or a page without them. */
export const getDisplayedHash = (): string =>
	document.querySelector< HTMLElement >( '[data-quayside-cart-hash]' )
		?.dataset.quaysideCartHash ?? '';
