// Made from contracts/forms/entries.stats-request.json by npm run contracts.

/**
 * Request of GET quayside/v1/form-entries/stats.
 */
export interface FormEntriesStatsRequest {
	/**
	 * ID of the form, or 0 for all.
	 */
	form?: number;
	/**
	 * Number of days up to today.
	 */
	days?: number;
}
