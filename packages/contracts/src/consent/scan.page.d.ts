// Made from contracts/consent/scan.page.json by npm run contracts.

/**
 * A page that the scanner looks at: one of GET quayside-consent/v1/scan/pages.
 */
export interface ConsentScanPage {
	title: string;
	url: string;
	/**
	 * Where the page shows itself without consent in the way.
	 */
	scan: string;
}
