// Made from contracts/theme/limits.json by npm run contracts.

/**
 * The most that a request may be, by route: looked at before anything else of it. maxBytes counts names and values, maxParts values with those in lists, maxDepth nesting (1: no lists). Files have limits of their own.
 */
export interface ThemeLimits {
	/**
	 * Any other route of the area, for visitors.
	 */
	'*'?: {};
	/**
	 * Any other route of the area, for users.
	 */
	'* (logged in)'?: {};
}
