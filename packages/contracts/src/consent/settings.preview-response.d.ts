// Made from contracts/consent/settings.preview-response.json by npm run contracts.

/**
 * Answer to POST quayside-consent/v1/preview.
 */
export interface ConsentPreviewResponse {
	/**
	 * HTML with the banner; nothing in it runs.
	 */
	document: string;
	/**
	 * Contract consent/preferences.response.
	 */
	preferences: {
		[k: string]: unknown;
	};
}
