// Made from contracts/consent/blocked-domain.report-request.json by npm run contracts.

/**
 * Request of POST quayside-consent/v1/blocked-domains: what a page requested from other hosts, as seen by a user who can change the settings.
 */
export interface ConsentBlockedDomainReportRequest {
	/**
	 * URL of the page.
	 */
	page: string;
	/**
	 * @maxItems 200
	 */
	requests: {
		url: string;
		/**
		 * Directive of the content policy.
		 */
		kind: string;
	}[];
}
