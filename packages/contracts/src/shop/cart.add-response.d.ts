// Made from contracts/shop/cart.add-response.json by npm run contracts.

/**
 * Response of add_to_cart: fragments and cart_hash, or error with product_url. Spec section 3.
 */
export interface CartAddResponse {
	/**
	 * True when nothing was added.
	 */
	error?: boolean;
	/**
	 * URL of the page that explains the error; false for an unknown product.
	 */
	product_url?: string | boolean;
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
