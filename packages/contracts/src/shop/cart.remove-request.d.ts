// Made from contracts/shop/cart.remove-request.json by npm run contracts.

/**
 * Request of POST {wc-ajax}/remove_from_cart, form-encoded.
 */
export interface CartRemoveRequest {
	/**
	 * Key of the cart line.
	 */
	cart_item_key: string;
}
