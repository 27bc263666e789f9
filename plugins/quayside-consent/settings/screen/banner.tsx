import {
	SelectControl,
	TextControl,
	TextareaControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Colors } from './colors';
import type { PartProps, Settings } from '../store';

const layouts = (): { value: Settings[ 'layout' ]; label: string }[] => [
	{ value: 'box', label: __( 'Box', 'quayside-consent' ) },
	{ value: 'bar', label: __( 'Bar', 'quayside-consent' ) },
	{ value: 'popup', label: __( 'Popup', 'quayside-consent' ) },
];

const positions = (): Record<
	Settings[ 'layout' ],
	{ value: Settings[ 'position' ]; label: string }[]
> => ( {
	box: [
		{
			value: 'bottom-left',
			label: __( 'Bottom left', 'quayside-consent' ),
		},
		{
			value: 'bottom-right',
			label: __( 'Bottom right', 'quayside-consent' ),
		},
		{ value: 'top-left', label: __( 'Top left', 'quayside-consent' ) },
		{ value: 'top-right', label: __( 'Top right', 'quayside-consent' ) },
	],
	bar: [
		{ value: 'bottom', label: __( 'Bottom', 'quayside-consent' ) },
		{ value: 'top', label: __( 'Top', 'quayside-consent' ) },
	],
	popup: [ { value: 'center', label: __( 'Center', 'quayside-consent' ) } ],
} );

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

/** Renders the settings for the banner's position, colors and texts. */
export function Banner( props: PartProps ) {
	const { answer, draft, change } = props;
	return (
		<>
			<div className="quayside-consent-settings__pair">
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Layout', 'quayside-consent' ) }
					value={ draft.layout }
					options={ layouts() }
					onChange={ ( layout ) =>
						change( {
							layout,
							position:
								positions()[ layout ][ 0 ]?.value ??
								'bottom-left',
						} )
					}
				/>
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Position', 'quayside-consent' ) }
					value={ draft.position }
					options={ positions()[ draft.layout ] }
					onChange={ ( position ) => change( { position } ) }
				/>
			</div>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Close button', 'quayside-consent' ) }
				help={ __(
					'Where visitors opt in, closing the banner rejects all optional cookies.',
					'quayside-consent'
				) }
				checked={ draft.close }
				onChange={ ( close ) => change( { close } ) }
			/>
			<Colors { ...props } />
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				type="url"
				label={ __( 'Cookie policy URL', 'quayside-consent' ) }
				help={ __(
					'Leave empty to use the site’s privacy policy page.',
					'quayside-consent'
				) }
				placeholder={ answer.defaults.policyUrl }
				value={ draft.policyUrl }
				onChange={ ( policyUrl ) => change( { policyUrl } ) }
			/>
			{ groups().map( ( { title, fields } ) => (
				<fieldset key={ title }>
					<legend>{ title }</legend>
					{ fields.map( ( { name, label, isLong } ) => {
						const common = {
							label,
							value: draft.texts[ name ] ?? '',
							placeholder: answer.defaults.texts[ name ] ?? '',
							onChange: ( text: string ) =>
								change( {
									texts: { ...draft.texts, [ name ]: text },
								} ),
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
			) ) }
		</>
	);
}
