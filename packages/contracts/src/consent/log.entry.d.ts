// Made from contracts/consent/log.entry.json by npm run contracts.

/**
 * A choice of a visitor: one of GET quayside-consent/v1/log/entries, the newest first.
 */
export interface ConsentLogEntry {
	/**
	 * The consent id.
	 */
	id: string;
	/**
	 * UTC, as MySQL writes a moment.
	 */
	loggedAt: string;
	/**
	 * What the visitor did.
	 */
	action: string;
	law: string;
	/**
	 * One answer for each category slug; providers that were allowed alone stand among them as svc. and their id.
	 */
	categories: {
		[k: string]: boolean;
	};
	/**
	 * The policy revision that was shown.
	 */
	revision: number;
	language: string;
}
