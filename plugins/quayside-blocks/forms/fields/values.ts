import type { Field } from './field';
import { getHiddenField } from './field';
import type { FieldType } from './field-type';
import type { Rules } from './rules';
import { TYPES } from './field-types';

/** Returns the type of a field. */
export const typeOf = ( field: Field ): FieldType => TYPES[ field.type ] ?? {};

/** Numeric rules by the attributes that contain them. */
const NUMBERS = {
	min: 'min',
	max: 'max',
	minlength: 'minLength',
	maxlength: 'maxLength',
	'data-max': 'maxLength',
	'data-min-selection': 'minSelection',
	'data-max-selection': 'maxSelection',
} as const;

/** Reads the rules of a field from the attributes of spec section 3. */
export function rulesOf( field: Field ): Rules {
	const source =
		field.block.querySelector< HTMLElement >( '[data-required]' );
	const rules: Rules = { required: source?.dataset.required === 'true' };
	for ( const [ name, rule ] of Object.entries( NUMBERS ) ) {
		const value =
			source?.getAttribute( name ) || field.control.getAttribute( name );
		if ( value ) {
			rules[ rule ] = Number( value );
		}
	}
	typeOf( field ).rules?.( rules, field );
	return rules;
}

/** Returns the value to submit. */
export function valueOf( field: Field ): string {
	const { value } = field.control as
		HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
	const { normal, value: custom } = typeOf( field );
	return custom ? custom( field ) : normal ? normal( value ) : value;
}

/** Copies the value of choices and phones to the hidden field that carries their name. */
export function updateHiddenField( field: Field ): void {
	const hidden = getHiddenField( field );
	if ( hidden ) {
		hidden.value = ( typeOf( field ).carried ?? valueOf )( field );
	}
}
