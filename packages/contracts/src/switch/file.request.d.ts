// Made from contracts/switch/file.request.json by npm run contracts.

/**
 * Request that adds a file that another product exported: POST quayside-switch/v1/file.
 */
export interface SwitchFileRequest {
	/**
	 * ID of the source.
	 */
	source: string;
	/**
	 * Content of the file.
	 */
	content: string;
}
