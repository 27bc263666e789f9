// Made from contracts/shop/cart.restore-request.json by npm run contracts.

/**
 * POST {wc-ajax}/quayside_restore_cart_item, form-encoded: brings a removed line back with all that belongs to it. Answered as a removal.
 */
export interface CartRestoreRequest {
	/**
	 * Key of the cart line.
	 */
	cart_item_key: string;
}
