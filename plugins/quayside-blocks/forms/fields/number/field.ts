import type { FieldType } from '../field-type';
import { checkNumber, compareNumbers } from '../numbers';

/** A number field. */
const number: FieldType = {
	rules: ( rules, { control } ) => {
		rules.formatType = control.getAttribute( 'format-type' ) ?? 'us-style';
	},
	validate: checkNumber,
	equals: ( value, expected, format ) =>
		compareNumbers( value, expected, format ) === 0,
	order: compareNumbers,
};

export default number;
