import { InspectorControls, RichText, useBlockProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import type { FieldAttributes } from './attributes';
import { inOneLine } from './attributes';
import { ConditionControls, hasConditions } from './condition-controls';
import { FieldControls } from './field-controls';
import { FieldPreview } from './field-preview';
import { useIdentity } from './use-identity';
import { useSelectedLabel } from './use-selected-label';

interface Props {
	clientId: string;
	attributes: FieldAttributes;
	setAttributes: ( attributes: Partial< FieldAttributes > ) => void;
}

/** The editor of a field of a type: its label is written in place, the rest in the sidebar. */
export const fieldEdit = ( type: string ) =>
	function FieldEdit( { clientId, attributes, setAttributes }: Props ) {
		useIdentity( clientId, attributes );
		useSelectedLabel( clientId, attributes.label );
		const box = type === 'checkbox' || type === 'gdpr';
		const twice = ( type === 'email' || type === 'password' ) && !! attributes.isConfirm;
		const width = attributes.fieldWidth < 100 ? ` srfm-block-width-${ attributes.fieldWidth }` : '';
		const label = (
			<div className={ `srfm-block-label${ box ? ' srfm-cbx' : '' }` }>
				<RichText tagName="span" identifier="label" disableLineBreaks value={ attributes.label } onChange={ ( value: string ) => setAttributes( { label: inOneLine( value ) } ) } allowedFormats={ type === 'gdpr' ? [ 'core/link', 'core/bold', 'core/italic' ] : [] } placeholder={ __( 'Label', 'quayside-blocks' ) } aria-label={ __( 'Label', 'quayside-blocks' ) } />
				{ attributes.required && <span className="srfm-required"> *</span> }
			</div>
		);
		return (
			<div { ...useBlockProps( { className: `srfm-block-single srfm-block srfm-${ type }-block${ width }` } ) }>
				<InspectorControls>
					<FieldControls clientId={ clientId } type={ type } attributes={ attributes } setAttributes={ setAttributes } />
					<ConditionControls clientId={ clientId } attributes={ attributes } setAttributes={ setAttributes } />
				</InspectorControls>
				{ hasConditions( attributes ) && <div className="quayside-form-conditional">{ __( 'Conditional', 'quayside-blocks' ) }</div> }
				{ ! box && label }
				{ ! box && attributes.help && <div className="srfm-description">{ attributes.help }</div> }
				<div className="srfm-block-wrap">
					<FieldPreview type={ type } attributes={ attributes } />
					{ box && label }
				</div>
				{ twice && (
					<div className={ `srfm-${ type }-confirm-block` }>
						<div className="srfm-block-label">
							{ attributes.confirmLabel || ( type === 'email' ? __( 'Confirm email', 'quayside-blocks' ) : __( 'Confirm password', 'quayside-blocks' ) ) }
							{ attributes.required && <span className="srfm-required"> *</span> }
						</div>
						<div className="srfm-block-wrap">
							<FieldPreview type={ type } attributes={ { ...attributes, defaultValue: '', placeholder: '' } } />
						</div>
					</div>
				) }
				{ box && attributes.help && <div className="srfm-description">{ attributes.help }</div> }
			</div>
		);
	};
