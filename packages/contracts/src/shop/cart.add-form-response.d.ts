// Made from contracts/shop/cart.add-form-response.json by npm run contracts.

/**
 * Response of {wc-ajax}/quayside_add_form, which accepts the product page's whole form: an add-to-cart response, with WooCommerce's error notices, also of products that were not added while others were.
 */
export interface CartAddFormResponse {
	error?: boolean;
	product_url?: string | boolean;
	/**
	 * WooCommerce's error notices as plain text, including link texts.
	 */
	messages?: string[];
	/**
	 * The same notices as text and links, in order.
	 */
	notices?: {
		text: string;
		href?: string;
	}[][];
	/**
	 * Plain text for the live region.
	 */
	success_message?: string;
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
