// Made from contracts/shop/account.submit-response.json by npm run contracts.

/**
 * POST {wc-ajax}/quayside_account with one of the store's forms.
 */
export interface AccountSubmitResponse {
	success: boolean;
	/**
	 * Where the store sends the customer; with success.
	 */
	redirect?: string;
	/**
	 * The form's nonce has expired: fetch a fresh one and send once more.
	 */
	expired?: boolean;
	/**
	 * Plain text of what was wrong.
	 */
	messages?: string[];
}
