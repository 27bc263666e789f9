// Made from contracts/forms/submit.response.json by npm run contracts.

/**
 * Response of POST sureforms/v1/submit-form. Spec sections 3 and 8.
 */
export interface FormSubmitResponse {
	success: boolean;
	/**
	 * HTML of the success message, filtered by the server.
	 */
	message?: string;
	/**
	 * Redirect URL, or empty to stay on the page.
	 */
	redirect_url?: string;
	data: {
		submission_id?: number;
		/**
		 * Value of the header X-WP-Submit-Token of the follow-up request, if one is to be sent.
		 */
		submission_token?: string;
		/**
		 * Whether to send the follow-up request.
		 */
		after_submit?: boolean;
		/**
		 * Reason of the failure, for the visitor.
		 */
		message?: string;
		position?: 'header' | 'footer';
		/**
		 * For the console.
		 */
		log_message?: string;
		/**
		 * Messages by the name of the control.
		 */
		field_errors?: {
			[k: string]: string;
		};
		[k: string]: unknown;
	};
}
