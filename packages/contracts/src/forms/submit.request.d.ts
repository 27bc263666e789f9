// Made from contracts/forms/submit.request.json by npm run contracts.

/**
 * POST sureforms/v1/submit-form, form-encoded or with files. What is wrong with it is answered by the form, not by the schema: names of fields are those of the form, and the messages are the owner's.
 */
export interface FormSubmitRequest {
	[k: string]: unknown;
}
