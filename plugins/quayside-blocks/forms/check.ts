import type { Field } from './field';
import { isHidden, rulesOf, valueOf } from './field';
import type { Messages } from './messages';
import { messageOf } from './messages';
import { checkFiles } from './fields/upload/files';
import { validate } from './validation/validate';

/** Messages by the key of their place: a block id, with "-confirm" for the second control. */
export type Errors = Record< string, string >;

/** The key of a confirmation's message. */
export const confirmKey = ( field: Field ): string => `${ field.id }-confirm`;

/** Whether the block carries an error flag of a widget, such as an impossible phone number. */
const isFlagged = ( { block }: Field ): boolean => block.matches( '.srfm-url-error,.srfm-phone-error' );

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
	const fault = field.type === 'upload' ? checkFiles( field.control as HTMLInputElement, field.control.dataset.required === 'true' ) : validate( field.type, rulesOf( field ), valueOf( field ) );
	if ( fault || isFlagged( field ) ) {
		errors[ field.id ] = messageOf( messages, field, fault ?? { code: field.type } );
	}
	if ( field.confirm ) {
		const second = field.type === 'email' ? field.confirm.control.value.trim().toLowerCase() : field.confirm.control.value;
		const first = valueOf( field );
		if ( ! second && field.control.dataset.required === 'true' ) {
			errors[ confirmKey( field ) ] = messageOf( messages, field, { code: 'required' } );
		} else if ( second !== first ) {
			errors[ confirmKey( field ) ] = messageOf( messages, field, { code: field.type === 'email' ? 'confirmEmail' : 'confirmPassword' } );
		}
	}
	return errors;
}
