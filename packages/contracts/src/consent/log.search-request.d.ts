// Made from contracts/consent/log.search-request.json by npm run contracts.

/**
 * GET quayside-consent/v1/log/entries and log/days, and the export: which choices. Only the entries have pages.
 */
export interface ConsentLogSearchRequest {
	/**
	 * The beginning of the consent id.
	 */
	id?: string;
	/**
	 * What the visitor did; empty for everything.
	 */
	choice?: '' | 'accept' | 'reject' | 'save' | 'close' | 'placeholder' | 'gpc' | 'api';
	/**
	 * First day, in UTC.
	 */
	from?: string;
	/**
	 * Last day, in UTC.
	 */
	to?: string;
	page?: number;
}
