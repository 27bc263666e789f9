import { choice, SEPARATOR } from '../choices';
import { all } from '../field';
import type { Field } from '../field';
import type { FieldType } from '../field-type';

const valuesOf = ( field: Field, selector: string ): string[] =>
	all< HTMLOptionElement >( field, selector )
		.map( ( { value } ) => value )
		.filter( Boolean );

/** A dropdown list. */
const dropdown: FieldType = {
	...choice,
	rules: ( rules, field ) => {
		rules.single = ! ( field.control as HTMLSelectElement ).multiple;
		rules.options = valuesOf( field, 'option' );
	},
	value: ( field ) => valuesOf( field, 'option:checked' ).join( SEPARATOR ),
};

export default dropdown;
