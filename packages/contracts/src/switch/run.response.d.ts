// Made from contracts/switch/run.response.json by npm run contracts.

/**
 * Status of the switch.
 */
export interface SwitchRunResponse {
	status: 'idle' | 'running' | 'paused' | 'done' | 'undoing' | 'undone';
	progress: number;
	/**
	 * Number of items by state.
	 */
	counts: {
		done: number;
		skipped: number;
		failed: number;
		edited: number;
		undone: number;
	};
	/**
	 * Unix time; 0 if it was never started.
	 */
	started: number;
	/**
	 * Unix time; 0 if it is not finished.
	 */
	finished: number;
	/**
	 * Sources that are only converted if the owner selects them.
	 */
	optional: {
		id: string;
		label: string;
	}[];
}
