// Made from contracts/forms/limits.json by npm run contracts.

/**
 * Request limits by route, checked before anything else. maxBytes counts names and values, maxParts counts values including those in lists, and maxDepth limits nesting (1: no lists). Files have separate limits.
 */
export interface FormsLimits {
	/**
	 * A submission, to the route or to the page itself. Field values have at most 2 levels.
	 */
	'/sureforms/v1/submit-form'?: {};
	/**
	 * Request to check whether values already exist.
	 */
	'admin-ajax validation_ajax_action'?: {};
	/**
	 * Request for a new token.
	 */
	'admin-ajax quayside_form_token'?: {};
	/**
	 * All other routes of the area, for visitors.
	 */
	'*'?: {};
	/**
	 * All other routes of the area, for users.
	 */
	'* (logged in)'?: {};
	/**
	 * Maximum length of a field's text, by field type: characters, and bytes before trimming. The maximum for choices is the length of all options of the field together.
	 */
	fields?: {
		/**
		 * Any single-line field.
		 */
		line?: string;
		/**
		 * Text with multiple lines.
		 */
		text?: string;
		/**
		 * Formatted text: visible characters, bytes including markup, and tags and character references of all formatted texts of a submission together.
		 */
		richtext?: string;
	};
}
