// Made from contracts/switch/undo.request.json by npm run contracts.

/**
 * Request that undoes one item: POST quayside-switch/v1/report/ID/undo.
 */
export interface SwitchUndoRequest {
	/**
	 * Whether to restore the original even if it was edited since.
	 */
	force?: boolean;
}
