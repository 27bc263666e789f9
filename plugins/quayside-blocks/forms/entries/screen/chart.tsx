import { ChartEnds, ChartTable, ColumnChart } from '@quayside/admin/chart';
import { useRequest } from '@quayside/admin/request';
import { SelectControl } from '@wordpress/components';
import { dateI18n } from '@wordpress/date';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { readDays } from './api';

/** Heights of the chart and of the smallest bar, in px. */
const HEIGHT = 96;
const LOWEST = 3;

const formatDay = ( day: string ): string =>
	dateI18n( 'M j', `${ day }T12:00:00` );

/** Renders submissions per day as bars, and as a table for screen readers. */
export function Chart( { form, version }: { form: number; version: number } ) {
	const [ period, setPeriod ] = useState( 30 );
	const { data, error } = useRequest(
		JSON.stringify( [ form, period, version ] ),
		( signal ) => readDays( form, period, signal )
	);
	// The list reports the error.
	const days = error ? [] : ( data ?? [] );
	const total = days.reduce( ( sum, { count } ) => sum + count, 0 );
	const title = __( 'Submissions per day', 'quayside-blocks' );
	return (
		<figure className="quayside-entries__chart" aria-label={ title }>
			<figcaption>
				<strong>{ total.toLocaleString() }</strong>{ ' ' }
				{ _n( 'submission', 'submissions', total, 'quayside-blocks' ) }
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					aria-label={ __( 'Period', 'quayside-blocks' ) }
					value={ String( period ) }
					options={ [ 7, 30, 90 ].map( ( count ) => ( {
						value: String( count ),
						label: sprintf(
							/* translators: %d: number of days */
							_n(
								'Last %d day',
								'Last %d days',
								count,
								'quayside-blocks'
							),
							count
						),
					} ) ) }
					onChange={ ( value ) => setPeriod( Number( value ) ) }
				/>
			</figcaption>
			<ColumnChart
				lowest={ LOWEST }
				height={ HEIGHT }
				series={ [ 'is-filled' ] }
				columns={ days.map( ( { day, count } ) => ( {
					id: day,
					title: `${ formatDay( day ) }: ${ count.toLocaleString() }`,
					values: [ count ],
				} ) ) }
			/>
			{ days.length > 1 && (
				<ChartEnds
					className="quayside-entries__axis"
					from={ formatDay( days[ 0 ]?.day ?? '' ) }
					to={ formatDay( days.at( -1 )?.day ?? '' ) }
				/>
			) }
			<ChartTable
				caption={ title }
				rows={ days
					.filter( ( { count } ) => count )
					.map( ( { day, count } ) => ( {
						heading: formatDay( day ),
						cells: [ count.toLocaleString() ],
					} ) ) }
			/>
		</figure>
	);
}
