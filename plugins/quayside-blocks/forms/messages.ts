import type { Field } from './fields/field';
import type { RuleError } from './fields/rules';

/** The server's messages, by the keys of the page's settings. */
export type Messages = Record< string, string >;

/** Keys by error code. The asterisk stands for the field type. */
const KEYS: Record< string, string > = {
	email: 'valid_email',
	phone: 'valid_phone_number',
	url: 'valid_url',
	number: 'valid_number',
	date: 'valid_date',
	min: 'input_min_value',
	max: 'input_max_value',
	minDate: 'input_min_value',
	maxDate: 'input_max_value',
	weekday: 'weekday',
	minLength: 'min_length',
	maxLength: 'max_length',
	length: 'max_length',
	confirm: 'confirm_*_same',
	minSelection: '*_min_selections',
	maxSelection: '*_max_selections',
	fileType: 'file_type',
	fileSize: 'file_size',
	fileCount: 'file_count',
	fileEmpty: 'file_empty',
};

/** Returns the message for a broken rule: the field's custom message, if it has one, or else the default. */
export function messageOf(
	messages: Messages,
	field: Field,
	{ code, limit = '' }: RuleError
): string {
	const { errorMsg, uniqueMsg } = field.error.dataset;
	if ( code === 'required' || code === 'unique' ) {
		return (
			( code === 'required' ? errorMsg : uniqueMsg ) ||
			messages[ `srfm_${ code }` ] ||
			''
		);
	}
	const type = field.type.replace( '-', '_' );
	const key = KEYS[ code ]?.replace( '*', type ) ?? 'invalid';
	return ( messages[ `srfm_${ key }` ] ?? '' ).replace(
		'%s',
		() => field.formatLimit?.( limit ) ?? limit
	);
}
