// Made from contracts/theme/preview.logo.json by npm run contracts.

/**
 * The site's logo in a preview: its URL, or its contents as a data URL, which takes precedence.
 */
export interface PreviewLogo {
	/**
	 * http or https URL, or empty for the site's own logo.
	 */
	url?: string;
	dataUri?: string;
	/**
	 * In px.
	 */
	width?: number | string;
	[k: string]: unknown;
}
