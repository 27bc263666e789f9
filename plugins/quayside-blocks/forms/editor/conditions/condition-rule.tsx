import { Button, SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { WITHOUT_VALUE } from '../../conditions/rule';
import { EDITORS } from '../../fields/field-editors';
import type { OtherField } from '../../fields/field-editor';
import type { Rule } from './rule-text';
import { operatorLabels } from './rule-text';

interface Props {
	rule: Rule;
	fields: OtherField[];
	/** Number of groups to select from; 0 if the rules have no groups. */
	groups: number;
	onChange: ( rule: Rule ) => void;
	onRemove: () => void;
}

type Options = Array< { value: string; label: string } >;

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
export function ConditionRule( {
	rule,
	fields,
	groups,
	onChange,
	onRemove,
}: Props ) {
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
	const isMissingChoice =
		!! value &&
		! subject?.options.some(
			( option ) => option.value.toLowerCase() === value.toLowerCase()
		);
	const setValue = ( next: string ): void =>
		onChange( { ...rule, value: next } );
	const compare = __( 'Value', 'quayside-blocks' );
	return (
		<fieldset className="quayside-form-rule">
			{ groups > 0 && (
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Group', 'quayside-blocks' ) }
					value={ `${ rule.group ?? 1 }` }
					options={ Array.from(
						{ length: Math.min( 50, groups ) },
						( _, index ) => ( {
							value: `${ index + 1 }`,
							label: ( index + 1 ).toLocaleString(),
						} )
					) }
					onChange={ ( group ) =>
						onChange( { ...rule, group: Number( group ) } )
					}
				/>
			) }
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
							...( isMissingChoice
								? [ { value, label: value } ]
								: [] ),
							...subject.options,
						] }
						{ ...( isMissingChoice
							? {
									help: __(
										'This choice was renamed or deleted.',
										'quayside-blocks'
									),
								}
							: {} ) }
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
