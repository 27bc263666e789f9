import type { FieldType } from '../field-type';
import { checkNumber, compareNumbers } from '../numbers';

/** A number. */
const number: FieldType = {
	rules: ( rules, { control } ) => {
		rules.formatType = control.getAttribute( 'format-type' ) ?? 'us-style';
	},
	judge: checkNumber,
	equals: ( value, wanted, format ) =>
		compareNumbers( value, wanted, format ) === 0,
	order: compareNumbers,
};

export default number;
