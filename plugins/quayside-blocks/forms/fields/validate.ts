/**
 * The rules of spec section 5. PHP has the same ones in FieldType.php. contracts/forms/cases tests both.
 */
import type { RuleError, Rules } from './rules';
import { TYPES } from './field-types';
import { between } from './numbers';
import { textOf } from './textarea/text-of';
import { MAX_LINE, MAX_MARKUP, MAX_TEXT } from './validation-table';

/**
 * Validates a value.
 *
 * @param type  Type of the field, for example "email".
 * @param rules Rules of the field.
 * @param value Entered value.
 * @return {RuleError | null} The first broken rule, or null.
 */
export function validate(
	type: string,
	rules: Rules,
	value: unknown
): RuleError | null {
	const { check, validate: validateText, lines, raw } = TYPES[ type ] ?? {};
	if ( check ) {
		return check( value, rules );
	}
	if ( value !== null && value !== undefined && typeof value !== 'string' ) {
		return { code: 'type' };
	}

	const clean = ( value ?? '' )
		.replace( /\r\n?/g, '\n' )
		.replace(
			lines
				? /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g
				: /[\u0000-\u001f\u007f-\u009f]+/g,
			lines ? '' : ' '
		);
	const readable = rules.rich ? textOf( clean ) : clean;
	const text = raw ? readable : readable.trim();
	if ( ! text ) {
		return rules.required ? { code: 'required' } : null;
	}
	const length = [ ...text ].length;
	const max = lines ? MAX_TEXT : MAX_LINE;
	if ( length > max || clean.length > MAX_MARKUP ) {
		return { code: 'length', limit: String( max ) };
	}
	return validateText
		? validateText( text, rules )
		: between( length, rules, 'minLength', 'maxLength', 0 );
}
