import { __, sprintf } from '@wordpress/i18n';
import type { FieldConditions } from '@quayside/contracts/forms/field.conditions';
import { WITHOUT_VALUE } from '../../conditions/rule';
import { useOtherFields } from '../use-other-fields';
import type { Rule } from './condition-rule';
import { operatorLabels } from './condition-rule';

/** The labels of the fields that rules refer to, by block id. */
export type Labels = Record< string, string >;

/**
 * Returns a rule as text, such as "You are is A business".
 *
 * @param rule   The rule.
 * @param labels Labels of the form's fields, by block id.
 */
export function ruleText( { field, operator, value }: Rule, labels: Labels ) {
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
	const isOne = rules?.length === 1;
	if ( action === 'hide' ) {
		return isOne || match !== 'any'
			? __( 'Hidden if all rules match:', 'quayside-blocks' )
			: __( 'Hidden if any rule matches:', 'quayside-blocks' );
	}
	return isOne || match !== 'any'
		? __( 'Shown if all rules match:', 'quayside-blocks' )
		: __( 'Shown if any rule matches:', 'quayside-blocks' );
}

/** Renders the rules of a field beside it, as text; nothing for a field without rules. */
export function ConditionSummary( {
	clientId,
	conditional = {},
}: {
	clientId: string;
	conditional: FieldConditions | undefined;
} ) {
	const labels = Object.fromEntries(
		useOtherFields( clientId ).map( ( { id, label } ) => [ id, label ] )
	);
	return conditional.rules?.length ? (
		<div className="quayside-form-conditional">
			<p>{ effectText( conditional ) }</p>
			{ conditional.rules.map( ( rule, index ) => (
				<p key={ index }>{ ruleText( rule, labels ) }</p>
			) ) }
		</div>
	) : null;
}
