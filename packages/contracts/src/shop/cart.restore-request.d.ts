// Made from contracts/shop/cart.restore-request.json by npm run contracts.

/**
 * Request of POST {wc-ajax}/quayside_restore_cart_item, form-encoded: restores a removed line with all its data. The response is the same as for a removal.
 */
export interface CartRestoreRequest {
	/**
	 * Key of the cart line.
	 */
	cart_item_key: string;
}
