// Made from contracts/consent/preferences.request.json by npm run contracts.

/**
 * Request of GET quayside-consent/v1/preferences.
 */
export interface ConsentPreferencesRequest {
	/**
	 * Locale of the page, for example de_DE. Defaults to the locale of the site.
	 */
	locale?: string;
}
