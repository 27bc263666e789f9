// Made from contracts/shop/cart.refresh-response.json by npm run contracts.

/**
 * Response of get_refreshed_fragments. Spec section 3.
 */
export interface CartRefreshResponse {
	/**
	 * Markup by CSS selector. Every matching element is replaced.
	 */
	fragments: {
		[k: string]: string;
	};
	/**
	 * Hash of the session's cart, or empty if the cart is empty.
	 */
	cart_hash: string;
	[k: string]: unknown;
}
