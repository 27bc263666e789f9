// Made from contracts/shop/cart.add-response.json by npm run contracts.

/**
 * Response of add_to_cart: fragments and cart_hash, or error with product_url. Spec section 3.
 */
export interface CartAddResponse {
	/**
	 * True if nothing was added.
	 */
	error?: boolean;
	/**
	 * URL of the page that explains the error, or false for an unknown product.
	 */
	product_url?: string | boolean;
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
