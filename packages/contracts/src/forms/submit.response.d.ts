// Made from contracts/forms/submit.response.json by npm run contracts.

/**
 * Answer to POST sureforms/v1/submit-form. Spec sections 3 and 8.
 */
export interface FormSubmitResponse {
	success: boolean;
	/**
	 * HTML of the success message, filtered by the server.
	 */
	message?: string;
	/**
	 * Where to go; empty to stay.
	 */
	redirect_url?: string;
	data: {
		submission_id?: number;
		/**
		 * What the follow-up call sends in the header X-WP-Submit-Token, where it is wanted.
		 */
		submission_token?: string;
		/**
		 * Whether the follow-up call is wanted.
		 */
		after_submit?: boolean;
		/**
		 * Why it failed, for the visitor.
		 */
		message?: string;
		position?: 'header' | 'footer';
		/**
		 * For the console.
		 */
		log_message?: string;
		/**
		 * Message by the control's name.
		 */
		field_errors?: {
			[k: string]: string;
		};
		[k: string]: unknown;
	};
}
