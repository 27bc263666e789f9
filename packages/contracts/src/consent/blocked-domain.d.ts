// Made from contracts/consent/blocked-domain.json by npm run contracts.

/**
 * A domain that strict mode blocks and that a page requested: an item of GET quayside-consent/v1/blocked-domains.
 */
export interface ConsentBlockedDomain {
	/**
	 * Domain with an optional port.
	 */
	domain: string;
	/**
	 * What the page requested, as a directive of a content policy, for example "script-src-elem".
	 */
	kind: string;
	/**
	 * Path of the page.
	 */
	page: string;
	/**
	 * Unix timestamp.
	 */
	time: number;
}
