import type { FieldType } from '../field-type';

/** Text of several lines, which may be formatted. */
const textarea: FieldType = {
	rules: ( rules, { control } ) => {
		rules.rich = control.matches( '.srfm-richtext' );
	},
	lines: true,
};

export default textarea;
