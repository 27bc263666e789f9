import { Button, PanelBody, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FieldConditions } from '@quayside/contracts/forms/field.conditions';
import type { FieldAttributes } from './attributes';
import type { Rule } from './condition-rule';
import { ConditionRule } from './condition-rule';
import { useOtherFields } from './use-other-fields';

interface Props {
	clientId: string;
	attributes: FieldAttributes;
	setAttributes: ( attributes: Partial< FieldAttributes > ) => void;
}

/** Determines whether a field has conditional logic. */
export const hasConditions = ( { conditional }: FieldAttributes ): boolean =>
	!! conditional?.rules?.length;

/** Renders the sidebar panel for the conditional logic of a field. */
export function ConditionControls( {
	clientId,
	attributes: { conditional = {} },
	setAttributes,
}: Props ) {
	const fields = useOtherFields( clientId );
	const rules: Rule[] = conditional.rules ?? [];
	const set = ( change: FieldConditions ): void =>
		setAttributes( { conditional: { ...conditional, ...change } } );
	return (
		<PanelBody
			title={ __( 'Conditional logic', 'quayside-blocks' ) }
			initialOpen={ rules.length > 0 }
		>
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
				variant="secondary"
				disabled={ ! fields.length }
				onClick={ () =>
					set( {
						rules: [
							...rules,
							{ field: '', operator: 'equal', value: '' },
						],
					} )
				}
			>
				{ __( 'Add rule', 'quayside-blocks' ) }
			</Button>
		</PanelBody>
	);
}
