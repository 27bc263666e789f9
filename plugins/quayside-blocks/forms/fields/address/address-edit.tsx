import {
	InnerBlocks,
	InspectorControls,
	RichText,
	useBlockProps,
} from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { slugOf, tidyLabel } from '../../editor/attributes';
import type { FieldAttributes } from '../../editor/attributes';
import { ConditionControls } from '../../editor/conditions/condition-controls';
import { ConditionSummary } from '../../editor/conditions/summary';
import { useIdentity } from '../../editor/use-identity';
import { useSelectedLabel } from '../../editor/use-selected-label';

interface Props {
	clientId: string;
	attributes: FieldAttributes;
	setAttributes: ( attributes: Partial< FieldAttributes > ) => void;
}

/** Renders the editor of an address, a group of fields that can be edited separately. */
export function AddressEdit( { clientId, attributes, setAttributes }: Props ) {
	useIdentity( clientId, attributes );
	useSelectedLabel( clientId, attributes.label );
	const part = (
		label: string,
		slug: string,
		autocomplete: string,
		fieldWidth = 100
	): [ string, object ] => [
		'quayside/field-input',
		{ label, slug, autocomplete, fieldWidth },
	];
	return (
		<div
			{ ...useBlockProps( {
				className: 'srfm-block srfm-address-block',
			} ) }
		>
			<InspectorControls>
				<PanelBody title={ __( 'Field', 'quayside-blocks' ) }>
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Slug', 'quayside-blocks' ) }
						help={ __(
							'Identifies the address in the submitted data.',
							'quayside-blocks'
						) }
						value={ attributes.slug }
						onChange={ ( slug ) =>
							setAttributes( { slug: slugOf( slug ) } )
						}
					/>
				</PanelBody>
			</InspectorControls>
			<ConditionControls
				clientId={ clientId }
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
			<ConditionSummary
				clientId={ clientId }
				conditional={ attributes.conditional }
			/>
			<RichText
				tagName="div"
				identifier="label"
				disableLineBreaks
				className="srfm-block-label"
				value={ tidyLabel( attributes.label ) }
				onChange={ ( label: string ) =>
					setAttributes( { label: tidyLabel( label ) } )
				}
				allowedFormats={ [] }
				placeholder={ __( 'Label', 'quayside-blocks' ) }
				aria-label={ __( 'Label', 'quayside-blocks' ) }
			/>
			<div className="srfm-address-fields">
				<InnerBlocks
					allowedBlocks={ [
						'quayside/field-input',
						'quayside/field-dropdown',
					] }
					template={ [
						part(
							__( 'Street address', 'quayside-blocks' ),
							'street',
							'address-line1'
						),
						part(
							__( 'ZIP / Postal code', 'quayside-blocks' ),
							'postcode',
							'postal-code',
							33
						),
						part(
							__( 'City', 'quayside-blocks' ),
							'town',
							'address-level2',
							50
						),
						part(
							__( 'Country', 'quayside-blocks' ),
							'country',
							'country-name'
						),
					] }
				/>
			</div>
		</div>
	);
}
