// Made from contracts/forms/submit.request.json by npm run contracts.

/**
 * Request of POST sureforms/v1/submit-form, form-encoded or with files. The form validates it, not the schema, because field names and messages depend on the form.
 */
export interface FormSubmitRequest {
	[k: string]: unknown;
}
