// Made from contracts/consent/scan.providers-request.json by npm run contracts.

/**
 * Request of POST quayside-consent/v1/scan/providers: what a scan has found.
 */
export interface ConsentScanProvidersRequest {
	/**
	 * IDs of providers in the list.
	 *
	 * @maxItems 300
	 */
	ids: string[];
	/**
	 * What the pages contact and store. Replaces that of the scan before.
	 *
	 * @maxItems 300
	 */
	items: ConsentFoundItem[];
}
export interface ConsentFoundItem {
	kind: 'script' | 'frame' | 'other' | 'cookie' | 'key';
	/**
	 * Host, cookie, or storage key.
	 */
	name: string;
	/**
	 * Example of a URL, or '' for a cookie or storage key.
	 */
	address: string;
	/**
	 * Number of pages.
	 */
	pages: number;
	/**
	 * Title of the first of these pages.
	 */
	page: string;
}
