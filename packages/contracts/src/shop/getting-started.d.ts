// Made from contracts/shop/getting-started.json by npm run contracts.

/**
 * GET quayside-shop/v1/getting-started: what the shop's owner has done and what is left.
 */
export interface GettingStarted {
	steps: {
		name: string;
		title: string;
		text: string;
		done: boolean;
		/**
		 * Where it is done. Empty when the screen does it itself.
		 */
		url: string;
	}[];
	checks: {
		name: string;
		title: string;
		text: string;
		state: 'good' | 'advice' | 'problem';
		url: string;
	}[];
	links: {
		title: string;
		url: string;
	}[];
}
