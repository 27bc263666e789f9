import { __, sprintf } from '@wordpress/i18n';
import type { FieldConditions } from '@quayside/contracts/forms/field.conditions';
import { WITHOUT_VALUE } from '../../conditions/rule';

/** A rule of a field's conditional logic. */
export type Rule = NonNullable< FieldConditions[ 'rules' ] >[ number ];

/** Returns the labels of the operators. */
export const operatorLabels = (): Record< string, string > => ( {
	equal: __( 'is', 'quayside-blocks' ),
	notEqual: __( 'is not', 'quayside-blocks' ),
	contains: __( 'contains', 'quayside-blocks' ),
	notContains: __( 'does not contain', 'quayside-blocks' ),
	startsWith: __( 'starts with', 'quayside-blocks' ),
	endsWith: __( 'ends with', 'quayside-blocks' ),
	greater: __( 'is greater than', 'quayside-blocks' ),
	greaterOrEqual: __( 'is at least', 'quayside-blocks' ),
	less: __( 'is less than', 'quayside-blocks' ),
	lessOrEqual: __( 'is at most', 'quayside-blocks' ),
	empty: __( 'is empty', 'quayside-blocks' ),
	notEmpty: __( 'is not empty', 'quayside-blocks' ),
	checked: __( 'is checked', 'quayside-blocks' ),
	notChecked: __( 'is not checked', 'quayside-blocks' ),
} );

/** The labels of the fields that rules refer to, by block id. */
export type Labels = Record< string, string >;

/**
 * Returns a rule as text, such as "You are is A business".
 *
 * @param rule   The rule.
 * @param labels Labels of the form's fields, by block id.
 */
function ruleText( { field, operator, value }: Rule, labels: Labels ) {
	const subject = field
		? ( labels[ field ] ?? __( '(deleted field)', 'quayside-blocks' ) )
		: __( '(no field selected)', 'quayside-blocks' );
	const comparison = operatorLabels()[ operator ?? 'equal' ] ?? '';
	return WITHOUT_VALUE.includes( operator ?? '' )
		? sprintf(
				/* translators: 1: label of a field, 2: comparison such as "is checked" */
				__( '%1$s %2$s', 'quayside-blocks' ),
				subject,
				comparison
			)
		: sprintf(
				/* translators: 1: label of a field, 2: comparison such as "is", 3: value */
				__( '%1$s %2$s %3$s', 'quayside-blocks' ),
				subject,
				comparison,
				value ?? ''
			);
}

/** Returns what the rules of a field decide. */
export function effectText( { action, match, rules }: FieldConditions ) {
	const kind = rules?.length === 1 ? 'all' : ( match ?? 'all' );
	const isHiding = action === 'hide';
	if ( kind === 'any' ) {
		return isHiding
			? __( 'Hidden if any rule matches:', 'quayside-blocks' )
			: __( 'Shown if any rule matches:', 'quayside-blocks' );
	}
	if ( kind === 'groups' ) {
		return isHiding
			? __( 'Hidden if all rules of any group match:', 'quayside-blocks' )
			: __( 'Shown if all rules of any group match:', 'quayside-blocks' );
	}
	return isHiding
		? __( 'Hidden if all rules match:', 'quayside-blocks' )
		: __( 'Shown if all rules match:', 'quayside-blocks' );
}

/**
 * Returns the rules of a field as text, with the numbers of their groups if they have groups.
 *
 * @param conditional Conditional logic of the field.
 * @param labels      Labels of the form's fields, by block id.
 */
export function ruleTexts(
	{ match, rules = [] }: FieldConditions,
	labels: Labels
): string[] {
	if ( match !== 'groups' ) {
		return rules.map( ( rule ) => ruleText( rule, labels ) );
	}
	return [ ...rules ]
		.sort( ( a, b ) => ( a.group ?? 1 ) - ( b.group ?? 1 ) )
		.map( ( rule ) =>
			sprintf(
				/* translators: 1: number of a group of rules, 2: rule such as "Age is greater than 17" */
				__( 'Group %1$s: %2$s', 'quayside-blocks' ),
				( rule.group ?? 1 ).toLocaleString(),
				ruleText( rule, labels )
			)
		);
}
