// Made from contracts/forms/token.response.json by npm run contracts.

/**
 * Answer to the admin-ajax action quayside_form_token: for a page that lay in a cache for longer than its token lives.
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
