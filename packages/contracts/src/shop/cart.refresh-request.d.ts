// Made from contracts/shop/cart.refresh-request.json by npm run contracts.

/**
 * Request of POST {wc-ajax}/get_refreshed_fragments, form-encoded, with a timeout of 5000 ms.
 */
export interface CartRefreshRequest {
	/**
	 * Current time, in ms since 1970.
	 */
	time: number | string;
}
