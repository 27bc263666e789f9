import { __ } from '@wordpress/i18n';
import type { FieldEditor } from '../field-editor';
import block from './block.json';
import { DateLimitControl, WeekdaysControl } from './date-limit-edit';

type InputType = 'date' | 'time' | 'datetime-local';

const inputType = ( dateType = '' ): InputType =>
	(
		( { time: 'time', dateTime: 'datetime-local' } ) as Record<
			string,
			InputType
		>
	 )[ dateType ] ?? 'date';

const datepicker: FieldEditor = {
	block,
	order: 110,
	preview: ( { dateType, defaultValue }, still ) => (
		<input
			{ ...still }
			type={ inputType( dateType ) }
			value={ defaultValue }
		/>
	),
	format: ( { attributes, others, select, setAttributes } ) => {
		const { dateType = 'date', weekdays = [] } = attributes;
		const limit = ( name: 'minDate' | 'maxDate', label: string ) => (
			<DateLimitControl
				label={ label }
				dateType={ dateType }
				value={ attributes[ name ] ?? '' }
				fields={ others }
				onChange={ ( value ) => setAttributes( { [ name ]: value } ) }
			/>
		);
		return (
			<>
				{ select(
					'dateType',
					__( 'Date field type', 'quayside-blocks' ),
					[
						{
							value: 'date',
							label: __( 'Date', 'quayside-blocks' ),
						},
						{
							value: 'time',
							label: __( 'Time', 'quayside-blocks' ),
						},
						{
							value: 'dateTime',
							label: __( 'Date and time', 'quayside-blocks' ),
						},
					]
				) }
				{ limit(
					'minDate',
					dateType === 'time'
						? __( 'Earliest time', 'quayside-blocks' )
						: __( 'Earliest date', 'quayside-blocks' )
				) }
				{ limit(
					'maxDate',
					dateType === 'time'
						? __( 'Latest time', 'quayside-blocks' )
						: __( 'Latest date', 'quayside-blocks' )
				) }
				{ dateType !== 'time' && (
					<WeekdaysControl
						value={ weekdays }
						onChange={ ( days ) =>
							setAttributes( { weekdays: days } )
						}
					/>
				) }
			</>
		);
	},
	compares: 'order',
	compareType: ( { dateType } ) => inputType( dateType ),
};

export default datepicker;
