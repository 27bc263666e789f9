import {
	CheckboxControl,
	Notice,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { dateI18n } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';
import { DraftControl } from '../../editor/draft-control';
import type { LimitKind } from './date-limit';
import { parseLimit, UNITS, writeLimit } from './date-limit';
import type { OtherField } from '../field-editor';

const CONTROL = {
	__next40pxDefaultSize: true,
	__nextHasNoMarginBottom: true,
} as const;

interface Props {
	label: string;
	/** Type of the field: date, time, or dateTime. */
	dateType: string;
	value: string;
	/** Other fields of the form. */
	fields: OtherField[];
	onChange: ( value: string ) => void;
}

const INPUTS: Record< string, 'date' | 'time' | 'datetime-local' > = {
	date: 'date',
	time: 'time',
	dateTime: 'datetime-local',
};

const kinds = ( dateType: string, hasFields: boolean ) => [
	{ value: 'none', label: __( 'No limit', 'quayside-blocks' ) },
	{
		value: 'fixed',
		label:
			dateType === 'time'
				? __( 'Fixed time', 'quayside-blocks' )
				: __( 'Fixed date', 'quayside-blocks' ),
	},
	...( dateType === 'time'
		? []
		: [
				{
					value: 'today',
					label: __( 'Relative to today', 'quayside-blocks' ),
				},
			] ),
	...( hasFields
		? [
				{
					value: 'field',
					label: __( 'Another field', 'quayside-blocks' ),
				},
			]
		: [] ),
];

const unitLabels = (): Record< string, string > => ( {
	days: __( 'Days', 'quayside-blocks' ),
	weekdays: __( 'Weekdays (Monday to Friday)', 'quayside-blocks' ),
	weeks: __( 'Weeks', 'quayside-blocks' ),
	months: __( 'Months', 'quayside-blocks' ),
	years: __( 'Years', 'quayside-blocks' ),
} );

/** Renders the control for one limit of a date field: none, fixed, relative to today, or relative to another date field. */
export function DateLimitControl( {
	label,
	dateType,
	value,
	fields,
	onChange,
}: Props ) {
	const limit = parseLimit( value, dateType );
	const dates = fields.filter(
		( field ) =>
			field.type === 'datepicker' &&
			( dateType === 'time' ) === ( field.dateType === 'time' )
	);
	const set = ( change: Partial< typeof limit > ): void =>
		onChange( writeLimit( { ...limit, ...change } ) );
	const isMissing =
		limit.kind === 'field' &&
		! dates.some( ( { id } ) => id === limit.field );
	const part = ( name: string ): string =>
		/* translators: 1: Earliest date or Latest date, 2: name of a part, such as unit */
		sprintf( __( '%1$s: %2$s', 'quayside-blocks' ), label, name );
	const selectKind = ( kind: LimitKind ): void =>
		set( {
			kind,
			fixed: '',
			number: 0,
			...( kind === 'field' ? { field: dates[ 0 ]?.id ?? '' } : {} ),
		} );
	return (
		<>
			<SelectControl
				{ ...CONTROL }
				label={ label }
				value={ limit.kind }
				options={ kinds( dateType, dates.length > 0 || isMissing ) }
				onChange={ ( kind ) => selectKind( kind as LimitKind ) }
			/>
			{ limit.unknown && (
				<Notice status="warning" isDismissible={ false }>
					{
						/* translators: %s: the saved value */ sprintf(
							__(
								'“%s” is not a valid date, so it is ignored. Please select a limit.',
								'quayside-blocks'
							),
							limit.unknown
						)
					}
				</Notice>
			) }
			{ limit.kind === 'fixed' && (
				<TextControl
					{ ...CONTROL }
					type={ INPUTS[ dateType ] ?? 'date' }
					label={ part( __( 'value', 'quayside-blocks' ) ) }
					value={ limit.fixed }
					onChange={ ( fixed ) => set( { fixed } ) }
				/>
			) }
			{ limit.kind === 'field' && (
				<SelectControl
					{ ...CONTROL }
					label={ part( __( 'field', 'quayside-blocks' ) ) }
					value={ limit.field }
					options={ [
						...( isMissing
							? [
									{
										value: limit.field,
										label: __(
											'(deleted field)',
											'quayside-blocks'
										),
									},
								]
							: [] ),
						...dates.map( ( field ) => ( {
							value: field.id,
							label: field.label,
						} ) ),
					] }
					onChange={ ( field ) => set( { field } ) }
					{ ...( isMissing
						? {
								help: __(
									'This field no longer exists. The limit is ignored until you select another field.',
									'quayside-blocks'
								),
							}
						: {} ) }
				/>
			) }
			{ ( limit.kind === 'today' ||
				( limit.kind === 'field' && dateType !== 'time' ) ) && (
				<>
					<DraftControl
						type="number"
						min={ -9999 }
						max={ 9999 }
						label={ part( __( 'offset', 'quayside-blocks' ) ) }
						help={ __(
							'Enter 0 for the same day, and a negative number for an earlier one.',
							'quayside-blocks'
						) }
						value={ String( limit.number ) }
						onChange={ ( number ) =>
							set( {
								number: Math.max(
									-9999,
									Math.min(
										9999,
										Math.trunc( Number( number ) || 0 )
									)
								),
							} )
						}
					/>
					{ limit.number !== 0 && (
						<SelectControl
							{ ...CONTROL }
							label={ part( __( 'unit', 'quayside-blocks' ) ) }
							value={ limit.unit }
							options={ UNITS.map( ( unit ) => ( {
								value: unit,
								label: unitLabels()[ unit ] ?? unit,
							} ) ) }
							onChange={ ( unit ) => set( { unit } ) }
						/>
					) }
				</>
			) }
		</>
	);
}

/** Renders the control for the allowed days of the week. Selecting all of them removes the rule. */
export function WeekdaysControl( {
	value,
	onChange,
}: {
	value: number[];
	onChange: ( weekdays: number[] ) => void;
} ) {
	const allowed = value.length ? value : [ 0, 1, 2, 3, 4, 5, 6 ];
	const toggle = ( day: number, on: boolean ): void => {
		const next = on
			? [ ...allowed, day ].sort()
			: allowed.filter( ( each ) => each !== day );
		onChange( next.length === 7 ? [] : next );
	};
	return (
		<fieldset className="quayside-form-weekdays">
			<legend>{ __( 'Days of the week', 'quayside-blocks' ) }</legend>
			{ [ 1, 2, 3, 4, 5, 6, 0 ].map( ( day ) => (
				// January 1, 2023 was a Sunday.
				<CheckboxControl
					key={ day }
					__nextHasNoMarginBottom
					label={ dateI18n( 'l', `2023-01-0${ day + 1 }T12:00:00` ) }
					checked={ allowed.includes( day ) }
					disabled={ allowed.length === 1 && allowed[ 0 ] === day }
					onChange={ ( on ) => toggle( day, on ) }
				/>
			) ) }
		</fieldset>
	);
}
