import type { FieldType } from '../field-type';

/** A multi-line text field, optionally with formatting. */
const textarea: FieldType = {
	rules: ( rules, { control } ) => {
		rules.rich = control.matches( '.srfm-richtext' );
	},
	lines: true,
};

export default textarea;
