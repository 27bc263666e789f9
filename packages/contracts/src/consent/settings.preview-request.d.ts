// Made from contracts/consent/settings.preview-request.json by npm run contracts.

/**
 * Request of POST quayside-consent/v1/preview: unsaved settings.
 */
export interface ConsentPreviewRequest {
	/**
	 * Contract consent/settings. Missing settings have their saved value.
	 */
	settings: {
		[k: string]: unknown;
	};
}
