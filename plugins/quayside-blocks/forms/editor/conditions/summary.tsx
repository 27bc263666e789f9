import type { FieldConditions } from '@quayside/contracts/forms/field.conditions';
import { useOtherFields } from '../use-other-fields';
import { effectText, ruleTexts } from './rule-text';

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
			{ ruleTexts( conditional, labels ).map( ( text, index ) => (
				<p key={ index }>{ text }</p>
			) ) }
		</div>
	) : null;
}
