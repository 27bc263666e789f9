// Made from contracts/switch/preview.json by npm run contracts.

/**
 * What the comparison on the screen of the switch needs to request a page before and after.
 */
export interface SwitchPreview {
	/**
	 * URL of the homepage.
	 */
	home: string;
	/**
	 * Query parameter with the nonce.
	 */
	param: string;
	/**
	 * Query parameter with "before" or "after".
	 */
	side: string;
	nonce: string;
}
