// Made from contracts/consent/log.entry.json by npm run contracts.

/**
 * Text that the visitor saw, or null if it is no longer stored. Only in proofs and receipts.
 */
export type ConsentShownText = {
	revision: number;
	language: string;
	firstShownAt: string;
	content: {
		law: string;
		/**
		 * By name.
		 */
		texts: {
			[k: string]: string;
		};
		categories: {
			slug: string;
			name: string;
			description: string;
		}[];
	};
} | null;

/**
 * A visitor's choice: an item of GET quayside-consent/v1/log/entries, newest first, and of proofs and receipts.
 */
export interface ConsentLogEntry {
	/**
	 * Consent ID.
	 */
	id: string;
	/**
	 * UTC, in the date format of MySQL.
	 */
	loggedAt: string;
	/**
	 * Action of the visitor.
	 */
	action: string;
	law: string;
	/**
	 * Whether each category is allowed, by slug. Single allowed providers are included as "svc." and their ID.
	 */
	categories: {
		[k: string]: boolean;
	};
	/**
	 * Policy revision that the visitor saw.
	 */
	revision: number;
	language: string;
	/**
	 * Layout and position of the banner, for example "box-bottom-left". Empty for choices that were logged before it was stored, and without scripts.
	 */
	layout: string;
	/**
	 * Unix timestamp of the choice, by the visitor's clock.
	 */
	chosenAt: number;
	/**
	 * SHA-256 of the stored text that the visitor saw, or empty if it is unknown.
	 */
	textHash: string;
	shownText?: ConsentShownText;
}
