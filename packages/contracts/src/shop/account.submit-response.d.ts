// Made from contracts/shop/account.submit-response.json by npm run contracts.

/**
 * Response of POST {wc-ajax}/quayside_account with one of the store's forms.
 */
export interface AccountSubmitResponse {
	success: boolean;
	/**
	 * Redirect URL after success.
	 */
	redirect?: string;
	/**
	 * Whether the form's nonce has expired, so that the form must be submitted again with a new one.
	 */
	expired?: boolean;
	/**
	 * Errors as plain text.
	 */
	messages?: string[];
}
