// Made from contracts/switch/report.request.json by npm run contracts.

/**
 * Request for the next rows of the report: GET quayside-switch/v1/report.
 */
export interface SwitchReportRequest {
	/**
	 * ID of the last row of the previous response.
	 */
	after?: number;
}
