import {
	BlockControls,
	InspectorControls,
	RichText,
	useBlockProps,
} from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FieldEditor, Still } from '../fields/field-editor';
import type { FieldAttributes } from './attributes';
import { tidyLabel } from './attributes';
import { ConditionControls } from './conditions/condition-controls';
import { ConditionSummary } from './conditions/summary';
import { FieldControls } from './field-controls';
import { useInheritedWidth } from './use-inherited-width';
import { useIdentity } from './use-identity';
import { useSelectedLabel } from './use-selected-label';

interface Props {
	clientId: string;
	attributes: FieldAttributes;
	setAttributes: ( attributes: Partial< FieldAttributes > ) => void;
}

/** Renders a non-functional preview of a field's control. */
const preview = (
	{ preview: custom, isSecret }: FieldEditor,
	type: string,
	attributes: FieldAttributes
) => {
	// The preview can't be focused or edited.
	const still: Still = {
		className: `srfm-input-common srfm-input-${ type }`,
		tabIndex: -1,
		readOnly: true,
		'aria-hidden': true,
	};
	return custom ? (
		custom( attributes, still )
	) : (
		<input
			{ ...still }
			type="text"
			placeholder={ attributes.placeholder }
			value={ isSecret ? '' : ( attributes.defaultValue ?? '' ) }
		/>
	);
};

/** Returns the edit component of a field type. The label is edited in place, and everything else in the sidebar. */
export const fieldEdit = ( type: string, editor: FieldEditor ) =>
	function FieldEdit( { clientId, attributes, setAttributes }: Props ) {
		useInheritedWidth( clientId, attributes );
		useIdentity( clientId, attributes );
		useSelectedLabel( clientId, attributes.label );
		const shownLabel = useMemo(
			() => tidyLabel( attributes.label ),
			[ attributes.label ]
		);
		const { box, confirmLabel, labelFormats = [] } = editor;
		const hasConfirmation = confirmLabel && attributes.isConfirm;
		const width =
			attributes.fieldWidth < 100
				? ` srfm-block-width-${ attributes.fieldWidth }`
				: '';
		const label = (
			<div className={ `srfm-block-label${ box ? ' srfm-cbx' : '' }` }>
				<RichText
					tagName="span"
					identifier="label"
					disableLineBreaks
					value={ shownLabel }
					onChange={ ( value: string ) =>
						setAttributes( { label: tidyLabel( value ) } )
					}
					allowedFormats={ labelFormats }
					placeholder={ __( 'Label', 'quayside-blocks' ) }
					aria-label={ __( 'Label', 'quayside-blocks' ) }
				/>
				{ attributes.required && (
					<span className="srfm-required"> *</span>
				) }
			</div>
		);
		return (
			<div
				{ ...useBlockProps( {
					className: `srfm-block-single srfm-block srfm-${ type }-block${ width }`,
				} ) }
			>
				<InspectorControls>
					<FieldControls
						clientId={ clientId }
						editor={ editor }
						attributes={ attributes }
						setAttributes={ setAttributes }
					/>
				</InspectorControls>
				<BlockControls>
					<ToolbarGroup>
						<ToolbarButton
							icon="columns"
							label={ __( 'Half width', 'quayside-blocks' ) }
							isPressed={ attributes.fieldWidth === 50 }
							onClick={ () =>
								setAttributes( {
									fieldWidth:
										attributes.fieldWidth === 50 ? 100 : 50,
								} )
							}
						/>
					</ToolbarGroup>
				</BlockControls>
				<ConditionControls
					clientId={ clientId }
					attributes={ attributes }
					setAttributes={ setAttributes }
				/>
				<ConditionSummary
					clientId={ clientId }
					conditional={ attributes.conditional }
				/>
				{ ! box && label }
				{ ! box && attributes.help && (
					<div className="srfm-description">{ attributes.help }</div>
				) }
				<div className="srfm-block-wrap">
					{ preview( editor, type, attributes ) }
					{ box && label }
				</div>
				{ hasConfirmation && (
					<div className={ `srfm-${ type }-confirm-block` }>
						<div className="srfm-block-label">
							{ attributes.confirmLabel || confirmLabel() }
							{ attributes.required && (
								<span className="srfm-required"> *</span>
							) }
						</div>
						<div className="srfm-block-wrap">
							{ preview( editor, type, {
								...attributes,
								defaultValue: '',
								placeholder: '',
							} ) }
						</div>
					</div>
				) }
				{ box && attributes.help && (
					<div className="srfm-description">{ attributes.help }</div>
				) }
			</div>
		);
	};
