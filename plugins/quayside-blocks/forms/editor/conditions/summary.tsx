import type { FieldConditions } from '@quayside/contracts/forms/field.conditions';
import { useOtherFields } from '../use-other-fields';
import { effectText, ruleTexts } from './rule-text';

interface Props {
	clientId: string;
	conditional: FieldConditions;
}

/** Renders the rules of a field as text. */
function Rules( { clientId, conditional }: Props ) {
	const labels = Object.fromEntries(
		useOtherFields( clientId ).map( ( { id, label } ) => [ id, label ] )
	);
	return (
		<div className="quayside-form-conditional">
			<p>{ effectText( conditional ) }</p>
			{ ruleTexts( conditional, labels ).map( ( text, index ) => (
				<p key={ index }>{ text }</p>
			) ) }
		</div>
	);
}

/**
 * Renders the rules of a field beside it; nothing for a field without rules. Only fields with rules read the labels of the others,
 * because every field would do so on each key press.
 */
export function ConditionSummary( {
	clientId,
	conditional = {},
}: {
	clientId: string;
	conditional: FieldConditions | undefined;
} ) {
	return conditional.rules?.length ? (
		<Rules clientId={ clientId } conditional={ conditional } />
	) : null;
}
