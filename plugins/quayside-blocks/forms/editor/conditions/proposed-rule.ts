import type { OtherField } from '../../fields/field-editor';
import { EDITORS } from '../../fields/field-editors';
import type { Rule } from './rule-text';

/**
 * Returns the rule that a field without rules probably needs: the closest field before it with choices has its first choice, or the
 * closest checkbox is checked. Returns a rule without a field if there is none.
 *
 * @param fields The other fields of the form, in order.
 */
export function proposeRule( fields: OtherField[] ): Rule {
	const subject = fields.findLast(
		( { isBefore, type, options } ) =>
			isBefore &&
			( EDITORS[ type ]?.compares === 'box' ||
				( EDITORS[ type ]?.compares === 'choice' && options.length ) )
	);
	if ( ! subject ) {
		return { field: '', operator: 'equal', value: '' };
	}
	return EDITORS[ subject.type ]?.compares === 'box'
		? { field: subject.id, operator: 'checked', value: '' }
		: {
				field: subject.id,
				operator: 'equal',
				value: subject.options[ 0 ]?.value ?? '',
			};
}
