import { useKeepFocus } from '@quayside/admin/keep-focus';
import { BlockControls, InspectorControls } from '@wordpress/block-editor';
import {
	Button,
	Dropdown,
	PanelBody,
	SelectControl,
	ToolbarButton,
	ToolbarGroup,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FieldConditions } from '@quayside/contracts/forms/field.conditions';
import type { FieldAttributes } from '../attributes';
import { ConditionRule } from './condition-rule';
import { proposeRule } from './proposed-rule';
import type { Rule } from './rule-text';
import { useOtherFields } from '../use-other-fields';

interface Props {
	clientId: string;
	attributes: FieldAttributes;
	setAttributes: ( attributes: Partial< FieldAttributes > ) => void;
}

/** Determines whether a field has conditional logic. */
const hasConditions = ( { conditional }: FieldAttributes ): boolean =>
	!! conditional?.rules?.length;

const EMPTY_RULE: Rule = { field: '', operator: 'equal', value: '' };

/** Returns the highest number of a group of rules. */
const lastGroup = ( rules: Rule[] ): number =>
	Math.max( 1, ...rules.map( ( { group = 1 } ) => group ) );

/** Renders the conditional logic of a field: what happens, and its rules. */
function Conditions( {
	clientId,
	attributes: { conditional = {} },
	setAttributes,
	startsWithRule = false,
}: Props & {
	/** Whether a field without rules shows a proposed one, which is stored with the button or once it is changed. */
	startsWithRule?: boolean;
} ) {
	const fields = useOtherFields( clientId );
	const stored: Rule[] = conditional.rules ?? [];
	const isDraft = startsWithRule && ! stored.length;
	const proposed = proposeRule( fields );
	const rules = isDraft ? [ proposed ] : stored;
	const keepFocus = useKeepFocus< HTMLDivElement >();
	const set = ( change: FieldConditions ): void =>
		setAttributes( { conditional: { ...conditional, ...change } } );
	return (
		<div className="quayside-form-conditions" { ...keepFocus }>
			{ rules.length > 0 && (
				<>
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Action', 'quayside-blocks' ) }
						value={ conditional.action ?? 'show' }
						options={ [
							{
								value: 'show',
								label: __(
									'Show this field',
									'quayside-blocks'
								),
							},
							{
								value: 'hide',
								label: __(
									'Hide this field',
									'quayside-blocks'
								),
							},
						] }
						onChange={ ( action ) =>
							set( { action } as FieldConditions )
						}
					/>
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'If', 'quayside-blocks' ) }
						value={ conditional.match ?? 'all' }
						options={ [
							{
								value: 'all',
								label: __(
									'All rules match',
									'quayside-blocks'
								),
							},
							{
								value: 'any',
								label: __(
									'Any rule matches',
									'quayside-blocks'
								),
							},
							{
								value: 'groups',
								label: __(
									'All rules of any group match',
									'quayside-blocks'
								),
							},
						] }
						onChange={ ( match ) =>
							set( { match } as FieldConditions )
						}
					/>
				</>
			) }
			{ rules.map( ( rule, index ) => (
				<ConditionRule
					key={ index }
					rule={ rule }
					fields={ fields }
					groups={
						conditional.match === 'groups'
							? 1 + lastGroup( rules )
							: 0
					}
					onChange={ ( next ) =>
						set( {
							rules: rules.map( ( each, position ) =>
								position === index ? next : each
							),
						} )
					}
					onRemove={ () =>
						set( {
							rules: rules.filter(
								( _, position ) => position !== index
							),
						} )
					}
				/>
			) ) }
			<Button
				variant={ isDraft ? 'primary' : 'secondary' }
				disabled={ ! fields.length || ( isDraft && ! proposed.field ) }
				accessibleWhenDisabled
				onClick={ () =>
					set( {
						rules: isDraft
							? rules
							: [
									...rules,
									conditional.match === 'groups'
										? {
												...EMPTY_RULE,
												group: lastGroup( rules ),
											}
										: EMPTY_RULE,
								],
					} )
				}
			>
				{ __( 'Add rule', 'quayside-blocks' ) }
			</Button>
		</div>
	);
}

/**
 * Renders the conditional logic of a field, in the sidebar and in a popover beside the field. The button in the field's toolbar opens
 * the popover.
 */
export function ConditionControls( props: Props ) {
	const title = __( 'Conditional logic', 'quayside-blocks' );
	return (
		<>
			<InspectorControls>
				<PanelBody
					title={ title }
					initialOpen={ hasConditions( props.attributes ) }
				>
					<Conditions { ...props } />
				</PanelBody>
			</InspectorControls>
			<BlockControls>
				<ToolbarGroup>
					<Dropdown
						popoverProps={ { placement: 'bottom-start' } }
						contentClassName="quayside-form-rules"
						renderToggle={ ( { isOpen, onToggle } ) => (
							<ToolbarButton
								icon="randomize"
								label={ title }
								aria-expanded={ isOpen }
								isPressed={ hasConditions( props.attributes ) }
								onClick={ onToggle }
							/>
						) }
						renderContent={ () => (
							<Conditions { ...props } startsWithRule />
						) }
					/>
				</ToolbarGroup>
			</BlockControls>
		</>
	);
}
