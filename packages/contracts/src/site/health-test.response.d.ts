// Made from contracts/site/health-test.response.json by npm run contracts.

/**
 * Response of GET quayside/v1/health/folders and GET quayside/v1/health/visitors: the result of a test of Site Health in WordPress's format.
 */
export interface HealthTestResponse {
	/**
	 * Result in one sentence.
	 */
	label: string;
	status: 'good' | 'recommended' | 'critical';
	badge: {
		/**
		 * Area of the test.
		 */
		label: string;
		color: string;
	};
	/**
	 * Explanation as HTML.
	 */
	description: string;
	/**
	 * Link as HTML, or an empty string.
	 */
	actions: string;
	/**
	 * ID of the test.
	 */
	test: string;
}
