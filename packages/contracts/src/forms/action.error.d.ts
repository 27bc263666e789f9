// Made from contracts/forms/action.error.json by npm run contracts.

/**
 * What the admin-ajax actions of forms answer when they can do nothing: no such form, too many requests.
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
