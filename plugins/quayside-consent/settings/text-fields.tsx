import { TextControl, TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** The texts in the order in which visitors see them. */
const groups = (): {
	title: string;
	fields: { name: string; label: string; isLong?: true }[];
}[] => [
	{
		title: __( 'Banner text', 'quayside-consent' ),
		fields: [
			{ name: 'title', label: __( 'Title', 'quayside-consent' ) },
			{
				name: 'description',
				label: __( 'Description', 'quayside-consent' ),
				isLong: true,
			},
			{
				name: 'accept',
				label: __( 'Accept button', 'quayside-consent' ),
			},
			{
				name: 'reject',
				label: __( 'Reject button', 'quayside-consent' ),
			},
			{
				name: 'customise',
				label: __( 'Customize button', 'quayside-consent' ),
			},
			{
				name: 'doNotSell',
				label: __( 'Opt-out link', 'quayside-consent' ),
			},
			{
				name: 'policy',
				label: __( 'Cookie policy link', 'quayside-consent' ),
			},
			{
				name: 'revisit',
				label: __( 'Revisit consent button', 'quayside-consent' ),
			},
		],
	},
	{
		title: __( 'Preference center text', 'quayside-consent' ),
		fields: [
			{
				name: 'preferencesTitle',
				label: __( 'Preference center title', 'quayside-consent' ),
			},
			{
				name: 'preferencesDescription',
				label: __(
					'Preference center description',
					'quayside-consent'
				),
				isLong: true,
			},
			{ name: 'save', label: __( 'Save button', 'quayside-consent' ) },
			{
				name: 'alwaysActive',
				label: __( 'Necessary category label', 'quayside-consent' ),
			},
			{
				name: 'noCookies',
				label: __( 'No cookies message', 'quayside-consent' ),
			},
			{
				name: 'optOutTitle',
				label: __( 'Opt-out title', 'quayside-consent' ),
			},
			{
				name: 'optOutDescription',
				label: __( 'Opt-out description', 'quayside-consent' ),
				isLong: true,
			},
			{
				name: 'gpc',
				label: __(
					'Global Privacy Control notice',
					'quayside-consent'
				),
			},
			{
				name: 'placeholder',
				label: __( 'Blocked content message', 'quayside-consent' ),
			},
		],
	},
];

interface TextFieldsProps {
	/** The owner's texts by name. */
	texts: Readonly< Record< string, string > >;
	/** Texts that apply where the owner has written none. */
	defaults: Readonly< Record< string, string > >;
	onChange: ( texts: Record< string, string > ) => void;
}

/** Renders the fields for all texts in one language. */
export function TextFields( { texts, defaults, onChange }: TextFieldsProps ) {
	return groups().map( ( { title, fields } ) => (
		<fieldset key={ title }>
			<legend>{ title }</legend>
			{ fields.map( ( { name, label, isLong } ) => {
				const common = {
					label,
					value: texts[ name ] ?? '',
					placeholder: defaults[ name ] ?? '',
					onChange: ( text: string ) =>
						onChange( { ...texts, [ name ]: text } ),
				};
				return isLong ? (
					<TextareaControl
						key={ name }
						__nextHasNoMarginBottom
						rows={ 4 }
						{ ...common }
						help={ __(
							'Allowed HTML: links, bold, italics, and line breaks.',
							'quayside-consent'
						) }
					/>
				) : (
					<TextControl
						key={ name }
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						{ ...common }
					/>
				);
			} ) }
		</fieldset>
	) );
}
