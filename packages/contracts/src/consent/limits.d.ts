// Made from contracts/consent/limits.json by npm run contracts.

/**
 * Request limits by route, checked before anything else. maxBytes counts names and values, maxParts counts values including those in lists, and maxDepth limits nesting (1: no lists). Files have separate limits.
 */
export interface ConsentLimits {
	/**
	 * A choice for the log.
	 */
	'/quayside-consent/v1/log'?: {};
	/**
	 * The opt-out without scripts.
	 */
	'/quayside-consent/v1/opt-out'?: {};
	/**
	 * The visitor's own receipt.
	 */
	'/quayside-consent/v1/receipt'?: {};
	/**
	 * The deletion of cookies that scripts can't see.
	 */
	'/quayside-consent/v1/withdrawal'?: {};
	/**
	 * The contents of the preference center.
	 */
	'/quayside-consent/v1/preferences'?: {};
	/**
	 * An impression of the banner.
	 */
	'/quayside-consent/v1/impressions'?: {};
	/**
	 * All other routes of the area, for visitors.
	 */
	'*'?: {};
	/**
	 * All other routes of the area, for users.
	 */
	'* (logged in)'?: {};
}
