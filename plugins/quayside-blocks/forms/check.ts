import type { Field } from './fields/field';
import { isHidden } from './fields/field';
import { validate } from './fields/validate';
import { rulesOf, typeOf, valueOf } from './fields/values';
import type { Messages } from './messages';
import { messageOf } from './messages';

/** Messages by the key of their place: a block id, with "-confirm" for the second control. */
export type Errors = Record< string, string >;

/** The key of a confirmation's message. */
export const confirmKey = ( field: Field ): string => `${ field.id }-confirm`;

/** Whether the block carries an error flag of a widget, such as an impossible phone number. */
const isFlagged = ( { block }: Field ): boolean =>
	block.matches( '.srfm-url-error,.srfm-phone-error' );

/**
 * Judges a field and its confirmation.
 *
 * A message for each place; empty text where all is well.
 */
export function check( messages: Messages, field: Field ): Errors {
	const errors: Errors = { [ field.id ]: '' };
	if ( field.confirm ) {
		errors[ confirmKey( field ) ] = '';
	}
	if ( isHidden( field ) ) {
		return errors;
	}
	const { normal } = typeOf( field );
	const fault = field.inspect
		? field.inspect()
		: validate( field.type, rulesOf( field ), valueOf( field ) );
	if ( fault || isFlagged( field ) ) {
		errors[ field.id ] = messageOf(
			messages,
			field,
			fault ?? { code: field.type }
		);
	}
	if ( field.confirm ) {
		const { value } = field.confirm.control;
		const second = normal ? normal( value ) : value;
		const first = valueOf( field );
		if ( ! second && field.control.dataset.required === 'true' ) {
			errors[ confirmKey( field ) ] = messageOf( messages, field, {
				code: 'required',
			} );
		} else if ( second !== first ) {
			errors[ confirmKey( field ) ] = messageOf( messages, field, {
				code: 'confirm',
			} );
		}
	}
	return errors;
}
