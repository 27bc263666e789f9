// Made from contracts/shop/getting-started.json by npm run contracts.

/**
 * Response of GET quayside-shop/v1/getting-started: completed and remaining steps.
 */
export interface GettingStarted {
	steps: {
		name: string;
		title: string;
		text: string;
		done: boolean;
		/**
		 * URL where the step is done, or empty if the screen does it.
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
