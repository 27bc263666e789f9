import { carrierOf } from '../field';
import type { FieldType } from '../field-type';
import { latin } from '../text';

const SIGNS = /[\s()./-]/g;

/** A phone number. */
const phone: FieldType = {
	judge: ( text ) =>
		/^(?:\+[1-9]\d{6,14}|\d{6,15})$/.test(
			latin( text ).replace( SIGNS, '' )
		)
			? null
			: { code: 'phone' },
	value: ( field ) =>
		carrierOf( field )?.value ||
		( field.control as HTMLInputElement ).value,
	carried: ( field ) =>
		field.full
			? field.full()
			: ( field.control as HTMLInputElement ).value.replace( SIGNS, '' ),
	// Gives it its hidden field: the number without what people write between its digits. Other software, such as a list of
	// countries, may keep the full number there. Without JavaScript the visible field carries the name.
	start: ( field ) => {
		const input = field.control as HTMLInputElement;
		if ( ! carrierOf( field ) ) {
			const carrier = document.createElement( 'input' );
			carrier.type = 'hidden';
			carrier.name = field.name;
			carrier.dataset.unique = input.dataset.unique ?? 'false';
			input.removeAttribute( 'name' );
			input.removeAttribute( 'data-unique' );
			input.after( carrier );
		}
	},
};

export default phone;
