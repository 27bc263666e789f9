import { checkedOf, choice } from '../choices';
import { all } from '../field';
import type { FieldType } from '../field-type';

/** A group of radio buttons or checkboxes. */
const multiChoice: FieldType = {
	...choice,
	rules: ( rules, field ) => {
		rules.single = ( field.control as HTMLInputElement ).type === 'radio';
		rules.options = all< HTMLInputElement >(
			field,
			'.srfm-input-multi-choice-single'
		).map( ( { value } ) => value );
	},
	value: checkedOf,
};

export default multiChoice;
