// Made from contracts/shop/cart.remove-response.json by npm run contracts.

/**
 * Response of remove_from_cart. Without fragments, the removal failed.
 */
export interface CartRemoveResponse {
	/**
	 * False if the line is not in the cart.
	 */
	success?: boolean;
	/**
	 * Markup by CSS selector. Every matching element is replaced.
	 */
	fragments?: {
		[k: string]: string;
	};
	/**
	 * Hash of the session's cart, or empty if the cart is empty.
	 */
	cart_hash?: string;
	[k: string]: unknown;
}
