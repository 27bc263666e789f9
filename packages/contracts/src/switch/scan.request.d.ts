// Made from contracts/switch/scan.request.json by npm run contracts.

/**
 * Request for the next rows of the inventory or the rehearsal: GET quayside-switch/v1/scan.
 */
export interface SwitchScanRequest {
	/**
	 * Whether each row has a result. False for the inventory.
	 */
	rehearse?: boolean;
	/**
	 * Position from the previous response; empty for the first request.
	 */
	cursor?: string;
}
