// Made from contracts/switch/scan.response.json by npm run contracts.

/**
 * Rows of the inventory or the rehearsal, and where the next request starts.
 */
export interface SwitchScanResponse {
	rows: {
		/**
		 * Name of the product; empty for content that could not be read.
		 */
		source: string;
		/**
		 * What the item is, such as Form.
		 */
		kind: string;
		title: string;
		/**
		 * Post or widget that contains the item; empty for items with a place of their own.
		 */
		place: string;
		/**
		 * URL of the editor; empty if there is none.
		 */
		url: string;
		count: number;
		/**
		 * What becomes of the item; empty in the inventory.
		 */
		result: '' | 'kept' | 'converted' | 'approximated' | 'dropped';
		/**
		 * What differs, or why the item is not carried over.
		 */
		notes: string[];
	}[];
	/**
	 * Position of the next request; empty if everything has been read.
	 */
	cursor: string;
	/**
	 * Part of the site that has been read.
	 */
	progress: number;
}
