import { Button, SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FieldConditions } from '@quayside/contracts/forms/field.conditions';
import { WITHOUT_VALUE } from '../../conditions/rule';
import { EDITORS } from '../../fields/field-editors';
import type { OtherField } from '../../fields/field-editor';

/** A rule of a field's conditional logic. */
export type Rule = NonNullable< FieldConditions[ 'rules' ] >[ number ];

interface Props {
	rule: Rule;
	fields: OtherField[];
	onChange: ( rule: Rule ) => void;
	onRemove: () => void;
}

type Options = Array< { value: string; label: string } >;

/** Returns the labels of the operators. */
export const operatorLabels = (): Record< string, string > => ( {
	equal: __( 'is', 'quayside-blocks' ),
	notEqual: __( 'is not', 'quayside-blocks' ),
	contains: __( 'contains', 'quayside-blocks' ),
	notContains: __( 'does not contain', 'quayside-blocks' ),
	startsWith: __( 'starts with', 'quayside-blocks' ),
	endsWith: __( 'ends with', 'quayside-blocks' ),
	greater: __( 'is greater than', 'quayside-blocks' ),
	greaterOrEqual: __( 'is at least', 'quayside-blocks' ),
	less: __( 'is less than', 'quayside-blocks' ),
	lessOrEqual: __( 'is at most', 'quayside-blocks' ),
	empty: __( 'is empty', 'quayside-blocks' ),
	notEmpty: __( 'is not empty', 'quayside-blocks' ),
	checked: __( 'is checked', 'quayside-blocks' ),
	notChecked: __( 'is not checked', 'quayside-blocks' ),
} );

/** Returns the operators for a field type. */
const operatorsOf = ( type: string ): string[] => {
	const emptiness = [ 'empty', 'notEmpty' ];
	switch ( EDITORS[ type ]?.compares ) {
		case 'box':
			return [ 'checked', 'notChecked' ];
		case 'order':
			return [
				'equal',
				'notEqual',
				'greater',
				'greaterOrEqual',
				'less',
				'lessOrEqual',
				...emptiness,
			];
		case 'choice':
			return [ 'equal', 'notEqual', ...emptiness ];
		default:
			return [
				'equal',
				'notEqual',
				'contains',
				'notContains',
				'startsWith',
				'endsWith',
				...emptiness,
			];
	}
};

/** Renders the controls of a rule: a field, an operator, and a value. */
export function ConditionRule( { rule, fields, onChange, onRemove }: Props ) {
	const subject = fields.find( ( { id } ) => id === rule.field );
	const isMissing = !! rule.field && ! subject;
	const operators = operatorsOf( subject?.type ?? '' );
	const label = operatorLabels();
	const choices: Options = [
		{ value: '', label: __( 'Select a field', 'quayside-blocks' ) },
		...( isMissing
			? [
					{
						value: rule.field ?? '',
						label: __( '(deleted field)', 'quayside-blocks' ),
					},
				]
			: [] ),
		...fields.map( ( { id, label: name } ) => ( {
			value: id,
			label: name,
		} ) ),
	];
	const selectField = ( id: string ): void => {
		const type = fields.find( ( field ) => field.id === id )?.type ?? '';
		const operator = operatorsOf( type ).includes( rule.operator ?? '' )
			? rule.operator
			: operatorsOf( type )[ 0 ];
		onChange( { field: id, operator, value: '' } as Rule );
	};
	const value = rule.value ?? '';
	const setValue = ( next: string ): void =>
		onChange( { ...rule, value: next } );
	const compare = __( 'Value', 'quayside-blocks' );
	return (
		<fieldset className="quayside-form-rule">
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Field', 'quayside-blocks' ) }
				value={ rule.field ?? '' }
				options={ choices }
				onChange={ selectField }
				{ ...( isMissing
					? {
							help: __(
								'This field was deleted. The rule is ignored until you select another field.',
								'quayside-blocks'
							),
						}
					: {} ) }
			/>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Comparison', 'quayside-blocks' ) }
				value={ rule.operator ?? 'equal' }
				options={ operators.map( ( operator ) => ( {
					value: operator,
					label: label[ operator ] ?? operator,
				} ) ) }
				onChange={ ( operator ) =>
					onChange( { ...rule, operator } as Rule )
				}
			/>
			{ ! WITHOUT_VALUE.includes( rule.operator ?? '' ) &&
				( subject && EDITORS[ subject.type ]?.compares === 'choice' ? (
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ compare }
						value={ value }
						options={ [
							{
								value: '',
								label: __(
									'Select a value',
									'quayside-blocks'
								),
							},
							...subject.options,
						] }
						onChange={ setValue }
					/>
				) : (
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						type={
							( subject &&
								EDITORS[ subject.type ]?.compareType?.(
									subject
								) ) ??
							'text'
						}
						label={ compare }
						value={ value }
						onChange={ setValue }
					/>
				) ) }
			<Button variant="link" isDestructive onClick={ onRemove }>
				{ __( 'Remove rule', 'quayside-blocks' ) }
			</Button>
		</fieldset>
	);
}
