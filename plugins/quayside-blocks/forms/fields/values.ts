import type { Field } from './field';
import { carrierOf } from './field';
import type { FieldType } from './field-type';
import type { Rules } from './rules';
import { TYPES } from './field-types';

/** What kind of field it is. */
export const typeOf = ( field: Field ): FieldType => TYPES[ field.type ] ?? {};

/** Numbers among the rules, by the attributes that have them. */
const NUMBERS = {
	min: 'min',
	max: 'max',
	minlength: 'minLength',
	maxlength: 'maxLength',
	'data-max': 'maxLength',
	'data-min-selection': 'minSelection',
	'data-max-selection': 'maxSelection',
} as const;

/** What a field demands, by the attributes of spec section 3. */
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

/** What the visitor entered, as it is sent. */
export function valueOf( field: Field ): string {
	const { value } = field.control as
		HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
	const { normal, value: own } = typeOf( field );
	return own ? own( field ) : normal ? normal( value ) : value;
}

/** Keeps the value of choices and phones in the hidden field that carries their name. */
export function keepHidden( field: Field ): void {
	const carrier = carrierOf( field );
	if ( carrier ) {
		carrier.value = ( typeOf( field ).carried ?? valueOf )( field );
	}
}
