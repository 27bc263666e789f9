/** Smart tags that SmartTags.php replaces, except those of fields. */
const SITE = [
	'all_data',
	'entry_id',
	'form_title',
	'site_title',
	'site_url',
	'admin_email',
	'date_mdy',
	'date_dmy',
	'user_id',
	'user_login',
	'user_email',
	'user_display_name',
	'user_first_name',
	'user_last_name',
];

/** Tags with addresses that visitors can't determine, for recipients. */
export const RECIPIENT = [ 'admin_email', 'user_email' ];

/** Uses of text with tags. */
export type TagUse = 'text' | 'line' | 'recipient';

/**
 * Returns the tags of a text that have no value, without duplicates.
 *
 * @param text  Text with tags.
 * @param slugs Slugs of the form's fields.
 * @param use   Use of the text.
 */
export function unfilledTags(
	text: string,
	slugs: string[],
	use: TagUse = 'text'
): string[] {
	const isAvailable = ( {
		prefix,
		name,
	}: {
		prefix: string;
		name: string;
	} ): boolean => {
		if ( use === 'recipient' ) {
			return ! prefix && RECIPIENT.includes( name );
		}
		return prefix
			? slugs.includes( name )
			: SITE.includes( name ) &&
					( use === 'text' || name !== 'all_data' );
	};
	const tags = [
		...text.matchAll( /\{(?:(form|field):)?([\p{L}\p{N}_-]+)\}/gu ),
	];
	return [
		...new Set(
			tags
				.filter(
					( [ , prefix = '', name = '' ] ) =>
						! isAvailable( { prefix, name } )
				)
				.map( ( [ tag ] ) => tag )
		),
	];
}
