// Made from contracts/switch/run.request.json by npm run contracts.

/**
 * Request that starts, continues, pauses, or undoes the switch: POST quayside-switch/v1/run.
 */
export interface SwitchRunRequest {
	/**
	 * "advance" works for some seconds, unless another process does.
	 */
	action: 'start' | 'advance' | 'pause' | 'resume' | 'undo';
	/**
	 * IDs of the sources to start with; empty for all that are not optional.
	 *
	 * @maxItems 50
	 */
	sources?: string[];
	/**
	 * IDs of optional sources to add.
	 *
	 * @maxItems 50
	 */
	optional?: string[];
}
