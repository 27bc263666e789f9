// Made from contracts/forms/entries.bulk-response.json by npm run contracts.

/**
 * Response of POST quayside/v1/form-entries/bulk.
 */
export interface FormEntriesBulkResponse {
	/**
	 * Number of entries that changed.
	 */
	changed: number;
}
