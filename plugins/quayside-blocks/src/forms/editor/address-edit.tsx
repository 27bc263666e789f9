import { InnerBlocks, InspectorControls, RichText, useBlockProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import type { FieldAttributes } from './attributes';
import { ConditionControls } from './condition-controls';
import { useIdentity } from './use-identity';

interface Props {
	clientId: string;
	attributes: FieldAttributes;
	setAttributes: ( attributes: Partial< FieldAttributes > ) => void;
}

/** The editor of an address: a group of fields that can be changed one by one. */
export function AddressEdit( { clientId, attributes, setAttributes }: Props ) {
	useIdentity( clientId, attributes );
	const part = ( label: string, slug: string, autocomplete: string, fieldWidth = 100 ): [ string, object ] => [ 'quayside/field-input', { label, slug, autocomplete, fieldWidth } ];
	return (
		<div { ...useBlockProps( { className: 'srfm-block srfm-address-block' } ) }>
			<InspectorControls>
				<ConditionControls clientId={ clientId } attributes={ attributes } setAttributes={ setAttributes } />
			</InspectorControls>
			<RichText tagName="div" className="srfm-block-label" value={ attributes.label } onChange={ ( label: string ) => setAttributes( { label } ) } allowedFormats={ [] } placeholder={ __( 'Label', 'quayside-blocks' ) } />
			<InnerBlocks
				allowedBlocks={ [ 'quayside/field-input', 'quayside/field-dropdown' ] }
				template={ [
					part( __( 'Street and number', 'quayside-blocks' ), 'street', 'address-line1' ),
					part( __( 'Postcode', 'quayside-blocks' ), 'postcode', 'postal-code', 33 ),
					part( __( 'Town', 'quayside-blocks' ), 'town', 'address-level2', 50 ),
					part( __( 'Country', 'quayside-blocks' ), 'country', 'country-name' ),
				] }
			/>
		</div>
	);
}
