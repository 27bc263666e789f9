/** Smart tags that SmartTags.php fills, beside those of fields. */
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

/** Where a text with tags goes: recipients take fewer, so that visitors don't choose them. */
export type TagUse = 'text' | 'line' | 'recipient';

/**
 * Returns the tags of a text that nothing fills, each once.
 *
 * @param text  What the owner wrote.
 * @param slugs Slugs of the form's fields.
 * @param use   Where it goes.
 */
export function unfilledTags(
	text: string,
	slugs: string[],
	use: TagUse = 'text'
): string[] {
	const known = ( {
		prefix,
		name,
	}: {
		prefix: string;
		name: string;
	} ): boolean => {
		if ( use === 'recipient' ) {
			return ! prefix && name === 'admin_email';
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
						! known( { prefix, name } )
				)
				.map( ( [ tag ] ) => tag )
		),
	];
}
