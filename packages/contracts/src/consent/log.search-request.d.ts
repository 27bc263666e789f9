// Made from contracts/consent/log.search-request.json by npm run contracts.

/**
 * Filter of GET quayside-consent/v1/log/entries and log/days, and of the export. Only log/entries has pages.
 */
export interface ConsentLogSearchRequest {
	/**
	 * Prefix of the consent ID.
	 */
	id?: string;
	/**
	 * Action of the visitor, or empty for all.
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
