import { getHiddenField } from '../field';
import type { FieldType } from '../field-type';
import { latin } from '../text';
import { PHONE, PHONE_SEPARATORS } from '../validation-table';

/** A phone field. */
const phone: FieldType = {
	validate: ( text ) =>
		PHONE.test( latin( text ).replace( PHONE_SEPARATORS, '' ) )
			? null
			: { code: 'phone' },
	value: ( field ) =>
		getHiddenField( field )?.value ||
		( field.control as HTMLInputElement ).value,
	carried: ( field ) =>
		field.full
			? field.full()
			: ( field.control as HTMLInputElement ).value.replace(
					PHONE_SEPARATORS,
					''
				),
	// Adds the hidden field for the number without separators. Widgets such as the country list store the full number there.
	// Without JavaScript, the visible field carries the name.
	start: ( field ) => {
		const input = field.control as HTMLInputElement;
		if ( ! getHiddenField( field ) ) {
			const hidden = document.createElement( 'input' );
			hidden.type = 'hidden';
			hidden.name = field.name;
			hidden.dataset.unique = input.dataset.unique ?? 'false';
			input.removeAttribute( 'name' );
			input.removeAttribute( 'data-unique' );
			input.after( hidden );
		}
	},
};

export default phone;
