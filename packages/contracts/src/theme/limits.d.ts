// Made from contracts/theme/limits.json by npm run contracts.

/**
 * Request limits by route, checked before anything else. maxBytes counts names and values, maxParts counts values including those in lists, and maxDepth limits nesting (1: no lists). Files have separate limits.
 */
export interface ThemeLimits {
	/**
	 * All other routes of the area, for visitors.
	 */
	'*'?: {};
	/**
	 * All other routes of the area, for users.
	 */
	'* (logged in)'?: {};
}
