// Made from contracts/theme/preview.logo.json by npm run contracts.

/**
 * The site's logo in a preview: its address, or its contents as a data address, which comes first.
 */
export interface PreviewLogo {
	/**
	 * http or https; empty for the site's own logo.
	 */
	url?: string;
	dataUri?: string;
	/**
	 * In px.
	 */
	width?: number | string;
	[k: string]: unknown;
}
