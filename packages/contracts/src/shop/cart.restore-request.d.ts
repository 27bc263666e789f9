// Made from contracts/shop/cart.restore-request.json by npm run contracts.

/**
 * POST {wc-ajax}/quayside_restore_cart_item, form-encoded: restores a removed line with all its data. Same response as a removal.
 */
export interface CartRestoreRequest {
	/**
	 * Key of the cart line.
	 */
	cart_item_key: string;
}
