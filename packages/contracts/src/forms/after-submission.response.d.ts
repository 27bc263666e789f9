// Made from contracts/forms/after-submission.response.json by npm run contracts.

/**
 * Answer to GET sureforms/v1/after-submission/{id}: nothing.
 *
 * @maxItems 0
 */
export type FormAfterSubmissionResponse = [];
