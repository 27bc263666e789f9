import type { Field } from './field';
import type { RuleError } from './rules';
import { MESSAGES } from './validation-table';

/** The server's messages, by the keys of the page's settings. */
export type Messages = Record< string, string >;

/** Returns the message for a broken rule: the field's custom message, if it has one, or else the default. */
export function messageOf(
	messages: Messages,
	field: Field,
	{ code, limit = '', file }: RuleError
): string {
	const { errorMsg, uniqueMsg } = field.error.dataset;
	const custom =
		( code === 'required' && errorMsg ) ||
		( code === 'unique' && uniqueMsg );
	const key = MESSAGES[ code ]?.replace(
		'*',
		field.type.replace( '-', '_' )
	);
	return (
		custom ||
		( file ? `${ file }: ` : '' ) +
			( messages[ `srfm_${ key ?? 'invalid' }` ] ?? '' ).replace(
				'%s',
				() => field.formatLimit?.( limit ) ?? limit
			)
	);
}
