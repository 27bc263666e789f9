// Made from contracts/forms/action.error.json by npm run contracts.

/**
 * Error response of the admin-ajax actions of forms: the form does not exist, or too many requests.
 */
export interface FormActionError {
	success: false;
	data: {
		/**
		 * For the visitor.
		 */
		error: string;
	};
}
