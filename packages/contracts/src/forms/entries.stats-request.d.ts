// Made from contracts/forms/entries.stats-request.json by npm run contracts.

/**
 * GET quayside/v1/form-entries/stats.
 */
export interface FormEntriesStatsRequest {
	/**
	 * Id of the form; 0 for all.
	 */
	form?: number;
	/**
	 * Number of days up to today.
	 */
	days?: number;
}
