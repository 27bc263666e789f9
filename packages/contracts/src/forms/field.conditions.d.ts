// Made from contracts/forms/field.conditions.json by npm run contracts.

/**
 * Conditional logic of a field: the attribute `conditional` of its block. Incomplete rules, and rules with a deleted field, are ignored.
 */
export interface FieldConditions {
	/**
	 * What happens if the rules match. Defaults to show.
	 */
	action?: 'show' | 'hide';
	/**
	 * Which of the rules must match. With groups: all rules of any group. Defaults to all.
	 */
	match?: 'all' | 'any' | 'groups';
	/**
	 * @maxItems 50
	 */
	rules?: {
		/**
		 * Block ID of the field to compare.
		 */
		field?: string;
		operator?:
			| 'equal'
			| 'notEqual'
			| 'contains'
			| 'notContains'
			| 'startsWith'
			| 'endsWith'
			| 'greater'
			| 'greaterOrEqual'
			| 'less'
			| 'lessOrEqual'
			| 'empty'
			| 'notEmpty'
			| 'checked'
			| 'notChecked';
		/**
		 * Value to compare with. Numbers have a decimal point, dates the format 2026-11-20.
		 */
		value?: string;
		/**
		 * Number of the rule's group, if match is groups. Defaults to 1.
		 */
		group?: number;
	}[];
}
