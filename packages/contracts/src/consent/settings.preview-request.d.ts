// Made from contracts/consent/settings.preview-request.json by npm run contracts.

/**
 * POST quayside-consent/v1/preview: settings that are not saved.
 */
export interface ConsentPreviewRequest {
	/**
	 * Contract consent/settings; what is left out is as it is saved.
	 */
	settings: {
		[k: string]: unknown;
	};
}
