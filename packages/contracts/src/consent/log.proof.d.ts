// Made from contracts/consent/log.proof.json by npm run contracts.

/**
 * What the visitor was shown; null where nobody knows it any more.
 */
export type ConsentShown = {
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
 * GET quayside-consent/v1/log/proof/{consent id}: all choices of an id.
 */
export interface ConsentProof {
	id: string;
	choices: {
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
		shownText: ConsentShown;
	}[];
}
