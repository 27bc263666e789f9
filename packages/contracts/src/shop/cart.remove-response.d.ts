// Made from contracts/shop/cart.remove-response.json by npm run contracts.

/**
 * Response of remove_from_cart; without fragments the removal failed.
 */
export interface CartRemoveResponse {
	/**
	 * False when the line is not in the cart.
	 */
	success?: boolean;
	/**
	 * Markup by CSS selector; every element that matches is replaced.
	 */
	fragments?: {
		[k: string]: string;
	};
	/**
	 * Hash of the session's cart; empty when the cart is empty.
	 */
	cart_hash?: string;
	[k: string]: unknown;
}
