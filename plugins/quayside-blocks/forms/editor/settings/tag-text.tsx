import {
	DropdownMenu,
	Notice,
	TextareaControl,
	TextControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { EDITORS } from '../../fields/field-editors';
import { useOtherFields } from '../use-other-fields';
import { addressWarning, invalidAddresses } from './addresses';
import { CONTROL } from './panel';
import type { TagUse } from './tags';
import { RECIPIENT, unfilledTags } from './tags';

interface Props {
	label: string;
	value: string;
	onChange: ( value: string ) => void;
	help?: string;
	placeholder?: string;
	/** Number of rows; 1 for a single-line input. */
	rows?: number;
	/** Whether the menu contains tags of fields. */
	fields?: boolean;
	/** Use of the text. Depends on `rows` by default. */
	use?: TagUse;
	/** Whether the text is a list of email addresses in which the first email field replaces a missing one. */
	email?: boolean;
}

const siteTags = (): Array< { title: string; tag: string } > => [
	{ title: __( 'All fields', 'quayside-blocks' ), tag: '{all_data}' },
	{ title: __( 'Form title', 'quayside-blocks' ), tag: '{form_title}' },
	{ title: __( 'Entry ID', 'quayside-blocks' ), tag: '{entry_id}' },
	{ title: __( 'Site title', 'quayside-blocks' ), tag: '{site_title}' },
	{ title: __( 'Site URL', 'quayside-blocks' ), tag: '{site_url}' },
	{ title: __( 'Admin email', 'quayside-blocks' ), tag: '{admin_email}' },
	{
		title: __( 'User display name', 'quayside-blocks' ),
		tag: '{user_display_name}',
	},
	{ title: __( 'User email', 'quayside-blocks' ), tag: '{user_email}' },
	{ title: __( 'Date (MM/DD/YYYY)', 'quayside-blocks' ), tag: '{date_mdy}' },
	{ title: __( 'Date (DD/MM/YYYY)', 'quayside-blocks' ), tag: '{date_dmy}' },
];

/** Renders a text control with a menu that appends smart tags. */
export function TagText( {
	label,
	value,
	onChange,
	help,
	placeholder,
	rows = 1,
	fields = true,
	use = rows > 1 ? 'text' : 'line',
	email = false,
}: Props ) {
	const others = useOtherFields( '' );
	const slugs = others.map( ( { slug } ) => slug );
	const unfilled = unfilledTags( value, slugs, use );
	const fallback =
		email && unfilled.length === 1 && unfilled[ 0 ] === value.trim()
			? others.find( ( { type } ) => EDITORS[ type ]?.isEmail )
			: undefined;
	const isList = email || use === 'recipient';
	const invalid = isList ? invalidAddresses( value ) : [];
	const tags = [
		...( fields
			? others
					.filter( ( { type } ) => ! EDITORS[ type ]?.isSecret )
					.map( ( { label: title, slug } ) => ( {
						title,
						tag: `{form:${ slug }}`,
					} ) )
			: [] ),
		...siteTags().filter(
			( { tag } ) =>
				fields ||
				( use === 'recipient'
					? RECIPIENT
					: [ 'admin_email' ]
				).includes( tag.slice( 1, -1 ) )
		),
	];
	const common = {
		label,
		value,
		onChange,
		placeholder,
		__nextHasNoMarginBottom: true as const,
		...( help ? { help } : {} ),
	};
	return (
		<div className="quayside-form-tags">
			{ rows > 1 ? (
				<TextareaControl { ...common } rows={ rows } />
			) : (
				<TextControl { ...CONTROL } { ...common } />
			) }
			{ unfilled.length > 0 && (
				<Notice
					status={ fallback ? 'info' : 'warning' }
					isDismissible={ false }
				>
					{ fallback
						? /* translators: 1: a smart tag such as {form:email}, 2: label of a field */ sprintf(
								__(
									'No field matches %1$s. The first email field is used instead: %2$s',
									'quayside-blocks'
								),
								unfilled.join( ', ' ),
								fallback.label
							)
						: /* translators: %s: smart tags such as {form:email} */ sprintf(
								__(
									'%s is always empty here. Please select a smart tag from the menu.',
									'quayside-blocks'
								),
								unfilled.join( ', ' )
							) }
				</Notice>
			) }
			{ invalid.length > 0 && (
				<Notice status="warning" isDismissible={ false }>
					{ addressWarning( invalid.join( ', ' ) ) }
				</Notice>
			) }
			<DropdownMenu
				icon="plus"
				text={ __( 'Add smart tag', 'quayside-blocks' ) }
				/* translators: %s: name of a setting, such as Subject */
				label={ __( 'Add smart tag to: %s', 'quayside-blocks' ).replace(
					'%s',
					label
				) }
				toggleProps={ { size: 'small', variant: 'tertiary' } }
				controls={ tags.map( ( { title, tag } ) => ( {
					title: `${ title }  ${ tag }`,
					onClick: () =>
						onChange(
							value
								? `${ value }${ isList ? ', ' : ' ' }${ tag }`
								: tag
						),
				} ) ) }
			/>
		</div>
	);
}
