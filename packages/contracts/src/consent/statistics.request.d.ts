// Made from contracts/consent/statistics.request.json by npm run contracts.

/**
 * Request of GET quayside-consent/v1/statistics, and of the export: a period of at most 366 days. A longer one ends earlier.
 */
export interface ConsentStatisticsRequest {
	/**
	 * First day, in UTC.
	 */
	from: string;
	/**
	 * Last day, in UTC.
	 */
	to: string;
}
