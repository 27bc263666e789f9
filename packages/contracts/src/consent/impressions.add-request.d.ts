// Made from contracts/consent/impressions.add-request.json by npm run contracts.

/**
 * Request of POST quayside-consent/v1/impressions: the banner was shown.
 */
export interface ConsentImpressionsAddRequest {
	/**
	 * Locale of the page.
	 */
	language: string;
	/**
	 * Layout and position of the banner.
	 */
	layout: string;
}
