// Made from contracts/consent/scan.page.json by npm run contracts.

/**
 * A page to scan: an item of GET quayside-consent/v1/scan/pages.
 */
export interface ConsentScanPage {
	title: string;
	url: string;
	/**
	 * URL that shows the page with everything allowed.
	 */
	scan: string;
}
