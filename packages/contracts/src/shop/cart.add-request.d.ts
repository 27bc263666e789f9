// Made from contracts/shop/cart.add-request.json by npm run contracts.

/**
 * Request of POST {wc-ajax}/add_to_cart, form-encoded: the data attributes of the button. Spec sections 3 and 7.
 */
export interface CartAddRequest {
	/**
	 * Product or variation.
	 */
	product_id: number | string;
	/**
	 * Defaults to 1.
	 */
	quantity?: number | string;
	product_sku?: string;
	[k: string]: string | number | boolean | undefined;
}
