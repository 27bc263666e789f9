// Made from contracts/switch/file-remove.request.json by npm run contracts.

/**
 * Request that removes a form of a file that was added: POST quayside-switch/v1/file/remove.
 */
export interface SwitchFileRemoveRequest {
	/**
	 * ID of the source.
	 */
	source: string;
	/**
	 * ID of the form in the source.
	 */
	id: number;
}
