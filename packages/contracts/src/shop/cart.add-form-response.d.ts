// Made from contracts/shop/cart.add-form-response.json by npm run contracts.

/**
 * Answer to {wc-ajax}/quayside_add_form, which takes the product page's whole form: an add-to-cart answer, with the store's notices on error.
 */
export interface CartAddFormResponse {
	error?: boolean;
	product_url?: string | boolean;
	/**
	 * Plain text of the store's error notices, with the words of their links.
	 */
	messages?: string[];
	/**
	 * The same notices, each as its words and links in their order.
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
