import {
	PanelBody,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Controls, FieldEditor } from '../fields/field-editor';
import type { FieldAttributes } from './attributes';
import { slugOf } from './attributes';
import { ChoiceControls } from './choices/choice-controls';
import { DraftControl } from './draft-control';
import { useOtherFields } from './use-other-fields';

interface Props {
	clientId: string;
	editor: FieldEditor;
	attributes: FieldAttributes;
	setAttributes: ( attributes: Partial< FieldAttributes > ) => void;
}

const controlsOf = (
	attributes: FieldAttributes,
	setAttributes: Props[ 'setAttributes' ],
	others: Controls[ 'others' ]
): Controls => ( {
	attributes,
	setAttributes,
	others,
	text: ( name, label, help ) => (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ label }
			{ ...( help ? { help } : {} ) }
			value={ String( attributes[ name ] ?? '' ) }
			onChange={ ( value ) => setAttributes( { [ name ]: value } ) }
		/>
	),
	number: ( name, label ) => (
		<DraftControl
			type="number"
			label={ label }
			value={ String( attributes[ name ] ?? '' ) }
			onChange={ ( value ) =>
				setAttributes( {
					[ name ]: value === '' ? undefined : Number( value ),
				} )
			}
		/>
	),
	toggle: ( name, label ) => (
		<ToggleControl
			__nextHasNoMarginBottom
			label={ label }
			checked={ !! attributes[ name ] }
			onChange={ ( value ) => setAttributes( { [ name ]: value } ) }
		/>
	),
	select: ( name, label, options ) => (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ label }
			value={ String( attributes[ name ] ?? '' ) }
			options={ options }
			onChange={ ( value: string ) =>
				setAttributes( { [ name ]: value } )
			}
		/>
	),
} );

/** Renders the sidebar of a field: controls for shared attributes in its block.json, and the controls of its type. */
export function FieldControls( {
	clientId,
	editor,
	attributes,
	setAttributes,
}: Props ) {
	const controls = controlsOf(
		attributes,
		setAttributes,
		useOtherFields( clientId )
	);
	const { number, text, toggle } = controls;
	const has = ( name: string ): boolean =>
		name in editor.block.attributes && ! editor.own?.includes( name );
	return (
		<>
			<PanelBody title={ __( 'Field', 'quayside-blocks' ) }>
				{ toggle( 'required', __( 'Required', 'quayside-blocks' ) ) }
				{ attributes.required &&
					text(
						'errorMsg',
						__( 'Required field message', 'quayside-blocks' )
					) }
				{ text( 'help', __( 'Help text', 'quayside-blocks' ) ) }
				{ has( 'placeholder' ) &&
					text(
						'placeholder',
						__( 'Placeholder', 'quayside-blocks' )
					) }
				{ has( 'defaultValue' ) &&
					text(
						'defaultValue',
						__( 'Default value', 'quayside-blocks' )
					) }
				{ editor.general?.( controls ) }
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Width', 'quayside-blocks' ) }
					value={ String( attributes.fieldWidth ) }
					options={ [ '100', '75', '50', '33', '25' ].map(
						( value ) => ( { value, label: `${ value } %` } )
					) }
					onChange={ ( value ) =>
						setAttributes( { fieldWidth: Number( value ) } )
					}
				/>
			</PanelBody>
			{ has( 'options' ) && (
				<ChoiceControls editor={ editor } controls={ controls } />
			) }
			<PanelBody
				title={ __( 'Validation and format', 'quayside-blocks' ) }
				initialOpen={ false }
			>
				{ has( 'min' ) &&
					number( 'min', __( 'Minimum', 'quayside-blocks' ) ) }
				{ has( 'max' ) &&
					number( 'max', __( 'Maximum', 'quayside-blocks' ) ) }
				{ has( 'minLength' ) &&
					number(
						'minLength',
						__( 'Minimum characters', 'quayside-blocks' )
					) }
				{ has( 'maxLength' ) &&
					number(
						'maxLength',
						__( 'Maximum characters', 'quayside-blocks' )
					) }
				{ editor.format?.( controls ) }
				{ has( 'autocomplete' ) &&
					text(
						'autocomplete',
						__( 'Autocomplete', 'quayside-blocks' ),
						__(
							'HTML autocomplete value, such as name, given-name, organization, or postal-code. Enter off to turn autocomplete off.',
							'quayside-blocks'
						)
					) }
				{ has( 'isConfirm' ) &&
					toggle(
						'isConfirm',
						__( 'Add confirmation field', 'quayside-blocks' )
					) }
				{ has( 'isConfirm' ) &&
					attributes.isConfirm &&
					text(
						'confirmLabel',
						__( 'Confirmation field label', 'quayside-blocks' )
					) }
				{ has( 'isUnique' ) &&
					toggle(
						'isUnique',
						__( 'No duplicate values', 'quayside-blocks' )
					) }
				{ has( 'isUnique' ) &&
					attributes.isUnique &&
					text(
						'duplicateMsg',
						__( 'Duplicate value message', 'quayside-blocks' )
					) }
				<DraftControl
					label={ __( 'Slug', 'quayside-blocks' ) }
					help={ __(
						'Identifies the field in smart tags, for example {form:email}.',
						'quayside-blocks'
					) }
					value={ attributes.slug }
					onChange={ ( value ) =>
						setAttributes( { slug: slugOf( value ) } )
					}
				/>
			</PanelBody>
		</>
	);
}
