import { SelectControl, TextControl, TextareaControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Colours } from './colours';
import type { PartProps, Settings } from './store';

const layouts = (): { value: Settings[ 'layout' ]; label: string }[] => [
	{ value: 'box', label: __( 'Box in a corner', 'quayside-consent' ) },
	{ value: 'bar', label: __( 'Bar along an edge', 'quayside-consent' ) },
	{ value: 'popup', label: __( 'Popup in the middle', 'quayside-consent' ) },
];

const positions = (): Record< Settings[ 'layout' ], { value: Settings[ 'position' ]; label: string }[] > => ( {
	box: [
		{ value: 'bottom-left', label: __( 'Bottom left', 'quayside-consent' ) },
		{ value: 'bottom-right', label: __( 'Bottom right', 'quayside-consent' ) },
		{ value: 'top-left', label: __( 'Top left', 'quayside-consent' ) },
		{ value: 'top-right', label: __( 'Top right', 'quayside-consent' ) },
	],
	bar: [
		{ value: 'bottom', label: __( 'Bottom', 'quayside-consent' ) },
		{ value: 'top', label: __( 'Top', 'quayside-consent' ) },
	],
	popup: [ { value: 'center', label: __( 'Middle', 'quayside-consent' ) } ],
} );

/** Texts in the order in which visitors meet them. */
const groups = (): { title: string; fields: { name: string; label: string; isLong?: true }[] }[] => [
	{
		title: __( 'Texts of the banner', 'quayside-consent' ),
		fields: [
			{ name: 'title', label: __( 'Title', 'quayside-consent' ) },
			{ name: 'description', label: __( 'Description', 'quayside-consent' ), isLong: true },
			{ name: 'accept', label: __( 'Button to accept', 'quayside-consent' ) },
			{ name: 'reject', label: __( 'Button to reject', 'quayside-consent' ) },
			{ name: 'customise', label: __( 'Button to customise', 'quayside-consent' ) },
			{ name: 'doNotSell', label: __( 'Link to opt out', 'quayside-consent' ) },
			{ name: 'policy', label: __( 'Link to the cookie policy', 'quayside-consent' ) },
			{ name: 'revisit', label: __( 'Button to change the choice', 'quayside-consent' ) },
		],
	},
	{
		title: __( 'Texts of the preference centre', 'quayside-consent' ),
		fields: [
			{ name: 'preferencesTitle', label: __( 'Title of the preference centre', 'quayside-consent' ) },
			{ name: 'preferencesDescription', label: __( 'Description of the preference centre', 'quayside-consent' ), isLong: true },
			{ name: 'save', label: __( 'Button to save', 'quayside-consent' ) },
			{ name: 'alwaysActive', label: __( 'Mark of the necessary category', 'quayside-consent' ) },
			{ name: 'noCookies', label: __( 'Category without cookies', 'quayside-consent' ) },
			{ name: 'optOutTitle', label: __( 'Title of the opt-out', 'quayside-consent' ) },
			{ name: 'optOutDescription', label: __( 'Description of the opt-out', 'quayside-consent' ), isLong: true },
			{ name: 'gpc', label: __( 'Note on Global Privacy Control', 'quayside-consent' ) },
			{ name: 'placeholder', label: __( 'Text in place of held content', 'quayside-consent' ) },
		],
	},
];

/** Place, colours and words of the banner. */
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
					onChange={ ( layout ) => change( { layout, position: positions()[ layout ][ 0 ]?.value ?? 'bottom-left' } ) }
				/>
				<SelectControl __nextHasNoMarginBottom __next40pxDefaultSize label={ __( 'Position', 'quayside-consent' ) } value={ draft.position } options={ positions()[ draft.layout ] } onChange={ ( position ) => change( { position } ) } />
			</div>
			<ToggleControl __nextHasNoMarginBottom label={ __( 'Close button', 'quayside-consent' ) } help={ __( 'Closing counts as a refusal where visitors opt in.', 'quayside-consent' ) } checked={ draft.close } onChange={ ( close ) => change( { close } ) } />
			<Colours { ...props } />
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				type="url"
				label={ __( 'Address of the cookie policy', 'quayside-consent' ) }
				help={ __( 'Empty: the site’s privacy policy.', 'quayside-consent' ) }
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
							onChange: ( text: string ) => change( { texts: { ...draft.texts, [ name ]: text } } ),
						};
						return isLong ? <TextareaControl key={ name } __nextHasNoMarginBottom rows={ 4 } { ...common } help={ __( 'Links, bold and italic words and line breaks may be written as HTML.', 'quayside-consent' ) } /> : <TextControl key={ name } __nextHasNoMarginBottom __next40pxDefaultSize { ...common } />;
					} ) }
				</fieldset>
			) ) }
		</>
	);
}
