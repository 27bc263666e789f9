// Made from contracts/consent/scan.scheduled-response.json by npm run contracts.

/**
 * Response of GET and POST quayside-consent/v1/scan/scheduled: the progress of the running scan and the result of the last one, with what the last scan in a browser has found.
 */
export interface ConsentScheduledScan {
	running: boolean;
	/**
	 * Pages that the running scan has visited, otherwise the last one.
	 */
	done: number;
	total: number;
	/**
	 * Unix time of the next scan, or 0 for none.
	 */
	next: number;
	/**
	 * Unix time of the last result, or 0 for none.
	 */
	finishedAt: number;
	/**
	 * What the pages contact and set.
	 *
	 * @maxItems 600
	 */
	items: ConsentScheduledItem[];
	/**
	 * Number of pages that could not be scanned.
	 */
	failed: number;
	/**
	 * The first of these pages, each with the reason.
	 *
	 * @maxItems 100
	 */
	failures: {
		url: string;
		reason: string;
	}[];
}
export interface ConsentScheduledItem {
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
	 * URL of the first of these pages, or its title if it was scanned in a browser.
	 */
	page: string;
}
