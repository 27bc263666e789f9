// Made from contracts/forms/email.preview-request.json by npm run contracts.

/**
 * Request of POST quayside/v1/form-email: an email of a form being edited, with its unsaved changes.
 */
export interface FormEmailPreviewRequest {
	form: number;
	/**
	 * Serialized blocks of the form, whose fields get sample values.
	 */
	content: string;
	/**
	 * Title of the form; the stored one if it is missing.
	 */
	title?: string;
	subject: string;
	body: string;
	/**
	 * Whether it is the email to the visitor. Empty texts then mean the default ones.
	 */
	confirmation: boolean;
	/**
	 * Whether to send the email to the current user.
	 */
	send: boolean;
}
