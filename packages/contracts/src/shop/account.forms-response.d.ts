// Made from contracts/shop/account.forms-response.json by npm run contracts.

/**
 * Response of GET {wc-ajax}/quayside_account: WooCommerce's forms for guests.
 */
export interface AccountFormsResponse {
	logged_in: boolean;
	/**
	 * Markup of the login, registration, and lost password forms, with nonces. Empty for a logged-in customer.
	 */
	html: string;
}
