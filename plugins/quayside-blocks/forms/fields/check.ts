import type { Field } from './field';
import { isHidden } from './field';
import { validate } from './validate';
import { rulesOf, typeOf, valueOf } from './values';
import type { Messages } from './messages';
import { messageOf } from './messages';

/** Messages by key: a block id, with the suffix "-confirm" for the second control. */
export type Errors = Record< string, string >;

/** Returns the key of the message for a field's second control. */
export const confirmKey = ( field: Field ): string => `${ field.id }-confirm`;

/** Determines whether a widget has marked the block as invalid, such as for an impossible phone number. */
const isFlagged = ( { block }: Field ): boolean =>
	block.matches( '.srfm-url-error,.srfm-phone-error' );

/**
 * Validates a field and its second control.
 *
 * @return {Errors} Messages by key; empty strings for valid controls.
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
	const error = field.inspect
		? field.inspect()
		: validate( field.type, rulesOf( field ), valueOf( field ) );
	if ( error || isFlagged( field ) ) {
		errors[ field.id ] = messageOf(
			messages,
			field,
			error ?? { code: field.type }
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

/** Returns the fields with errors. */
export const getInvalidFields = ( fields: Field[], errors: Errors ): Field[] =>
	fields.filter(
		( field ) => errors[ field.id ] || errors[ confirmKey( field ) ]
	);

/** Returns the control of an invalid field that gets the focus. */
export const getInvalidControl = (
	field: Field,
	errors: Errors
): HTMLElement =>
	! errors[ field.id ] && field.confirm
		? field.confirm.control
		: ( field.widget ?? field.control );
