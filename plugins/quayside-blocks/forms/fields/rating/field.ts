import { checkedOf } from '../choices';
import { all } from '../field';
import type { FieldType } from '../field-type';
import { between } from '../numbers';

/** A star rating. */
const rating: FieldType = {
	rules: ( rules, field ) => {
		rules.max = all( field, 'input' ).length;
	},
	validate: ( text, rules ) =>
		/^[1-9]\d?$/.test( text )
			? between( Number( text ), rules, 'min', 'max' )
			: { code: 'option' },
	value: checkedOf,
	native: true,
};

export default rating;
