// Made from contracts/forms/token.response.json by npm run contracts.

/**
 * Response of the admin-ajax action quayside_form_token, for pages that were cached longer than their token is valid.
 */
export interface FormTokenResponse {
	success: boolean;
	data: {
		token: string;
		/**
		 * For the REST API.
		 */
		nonce: string;
	};
}
