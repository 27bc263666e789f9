// Made from contracts/consent/preferences.request.json by npm run contracts.

/**
 * GET quayside-consent/v1/preferences.
 */
export interface ConsentPreferencesRequest {
	/**
	 * Language of the page, for example de_DE; the site's without it.
	 */
	locale?: string;
}
