// Made from contracts/shop/account.forms-response.json by npm run contracts.

/**
 * GET {wc-ajax}/quayside_account: WooCommerce's forms for guests.
 */
export interface AccountFormsResponse {
	logged_in: boolean;
	/**
	 * Markup of the forms to log in, to register and for a lost password, with nonces; empty for a customer.
	 */
	html: string;
}
