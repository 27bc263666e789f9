// Made from contracts/forms/field.conditions.json by npm run contracts.

/**
 * When a field is shown: the attribute `conditional` of every field's block. Rules that are half written or name a field that is gone don't count.
 */
export interface FieldConditions {
	/**
	 * What happens when the rules hold; show by default.
	 */
	action?: 'show' | 'hide';
	/**
	 * How many of the rules must hold; all by default.
	 */
	match?: 'all' | 'any';
	/**
	 * @maxItems 50
	 */
	rules?: {
		/**
		 * Block id of the field that is looked at.
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
		 * What it is compared with; numbers with a decimal point, dates as 2026-11-20.
		 */
		value?: string;
	}[];
}
