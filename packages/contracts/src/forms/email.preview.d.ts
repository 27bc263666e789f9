// Made from contracts/forms/email.preview.json by npm run contracts.

/**
 * Response of POST quayside/v1/form-email: the email with sample values.
 */
export interface FormEmailPreview {
	subject: string;
	/**
	 * HTML document.
	 */
	html: string;
	/**
	 * Email address of the current user, who receives test emails.
	 */
	to: string;
}
