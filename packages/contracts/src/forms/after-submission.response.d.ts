// Made from contracts/forms/after-submission.response.json by npm run contracts.

/**
 * Response of GET sureforms/v1/after-submission/{id}: empty.
 *
 * @maxItems 0
 */
export type FormAfterSubmissionResponse = [];
