// Made from contracts/forms/limits.json by npm run contracts.

/**
 * The most that a request may be, by route: looked at before anything else of it. maxBytes counts names and values, maxParts values with those in lists, maxDepth nesting (1: no lists). Files have limits of their own.
 */
export interface FormsLimits {
	/**
	 * A submission, by the route or as a post of the page itself. Beyond 2 levels a value is no field's.
	 */
	'/sureforms/v1/submit-form'?: {};
	/**
	 * The question whether values exist already.
	 */
	'admin-ajax validation_ajax_action'?: {};
	/**
	 * The question for a fresh token.
	 */
	'admin-ajax quayside_form_token'?: {};
	/**
	 * Any other route of the area, for visitors.
	 */
	'*'?: {};
	/**
	 * Any other route of the area, for users.
	 */
	'* (logged in)'?: {};
	/**
	 * The longest text of a field, by kind of field: characters, and bytes before anything is trimmed. Choices are as long as all options of the field together.
	 */
	fields?: {
		/**
		 * Any field of one line.
		 */
		line?: string;
		/**
		 * Text of several lines.
		 */
		text?: string;
		/**
		 * Formatted text: characters that can be read, bytes with the markup, and tags and character references of all formatted texts of a submission together.
		 */
		richtext?: string;
	};
}
