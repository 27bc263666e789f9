import { ChartTable, ColumnChart, numberedAxis } from '@quayside/admin/chart';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { OrderSourcesReport } from '@quayside/contracts/shop/order-sources.report';
import {
	getColors,
	getColumnPairs,
	getColumns,
	getColumnSize,
	sum,
} from './columns';
import type { Column } from './columns';
import { getCaptions, getChartCaptions, getMetricLabels } from './labels';
import { getFormats, getValue } from './numbers';
import { formatDay } from './period';
import { DIMENSIONS, pick } from './view';
import type { Metric } from './view';

/** In px. */
const HEIGHT = 216;

/** Room for amounts beside the columns, in px. */
const AMOUNT = 64;

const formatColumn = ( { from, to }: Pick< Column, 'from' | 'to' > ): string =>
	from === to
		? formatDay( from )
		: `${ formatDay( from ) } – ${ formatDay( to ) }`;

/** Returns the value of all groups in a column, or null if there is none, such as the average without orders. */
const getSum = ( metric: Metric, column: Column | undefined ): number | null =>
	column
		? getValue( metric, {
				orders: sum( column.orders ),
				total: sum( column.totals ),
			} )
		: null;

interface Series {
	name: string;
	className: string;
}

interface Drawn extends Pick< Column, 'from' | 'to' > {
	values: number[];
}

/** Returns the groups of a period as stacked series. Averages can't be stacked. */
function getStack(
	report: OrderSourcesReport,
	metric: Metric,
	columns: Column[]
): { series: Series[]; drawn: Drawn[] } {
	if ( metric === 'average' ) {
		return {
			series: [
				{
					name: __( 'Selected period', 'quayside-shop' ),
					className: 'quayside-source-0',
				},
			],
			drawn: columns.map( ( column ) => ( {
				...column,
				values: [ getSum( metric, column ) ?? 0 ],
			} ) ),
		};
	}
	const list = metric === 'total' ? 'totals' : 'orders';
	const colors = getColors( report.charted, list );
	return {
		series: [
			...report.charted[ list ].map( ( name, index ) => ( {
				name,
				className: `quayside-source-${ colors[ index ] ?? 0 }`,
			} ) ),
			{
				name: __( 'All others', 'quayside-shop' ),
				className: 'quayside-source-rest',
			},
		],
		drawn: columns.map( ( column ) => ( {
			...column,
			values: column[ list ],
		} ) ),
	};
}

/** Returns two series, the period and the one to compare it with, with their columns side by side. */
function getPairs(
	metric: Metric,
	columns: Column[],
	before: Column[]
): { series: Series[]; drawn: Drawn[] } {
	return {
		series: [
			{
				name: __( 'Selected period', 'quayside-shop' ),
				className: 'quayside-source-0',
			},
			{
				name: __( 'Comparison period', 'quayside-shop' ),
				className: 'quayside-source-before',
			},
		],
		drawn: getColumnPairs( columns, before ).flatMap( ( pair ) => [
			...( pair.before
				? [
						{
							...pair.before,
							values: [ 0, getSum( metric, pair.before ) ?? 0 ],
						},
					]
				: [] ),
			...( pair.now
				? [
						{
							...pair.now,
							values: [ getSum( metric, pair.now ) ?? 0, 0 ],
						},
					]
				: [] ),
		] ),
	};
}

/** Returns the report in one phrase: what it counts, what the chart shows, and its period. */
export function getSummaryLabel(
	report: OrderSourcesReport,
	metric: Metric
): string {
	const caption =
		getCaptions()[ pick( DIMENSIONS, report.dimension, 'source' ) ];
	const from = formatDay( report.from );
	const to = formatDay( report.to );
	if ( metric === 'orders' ) {
		return sprintf(
			/* translators: 1: "Orders by source", 2: number of orders, 3: first day, 4: last day */
			_n(
				'%1$s, %2$d order, %3$s to %4$s',
				'%1$s, %2$d orders, %3$s to %4$s',
				report.totals.orders,
				'quayside-shop'
			),
			caption,
			report.totals.orders,
			from,
			to
		);
	}
	const amount = getFormats( report.currency ).money(
		getValue( metric, report.totals )
	);
	const { [ metric ]: text } = {
		/* translators: 1: "Orders by source", 2: amount, 3: first day, 4: last day */
		total: __( '%1$s, total %2$s, %3$s to %4$s', 'quayside-shop' ),
		/* translators: 1: "Orders by source", 2: amount, 3: first day, 4: last day */
		average: __(
			'%1$s, average order value %2$s, %3$s to %4$s',
			'quayside-shop'
		),
	};
	return sprintf( text, caption, amount, from, to );
}

interface Props {
	report: OrderSourcesReport;
	metric: Metric;
}

/** Renders orders or amounts by day as columns, stacked by group or next to the comparison period, and as a table for screen readers. */
export function Chart( { report, metric }: Props ) {
	const formats = getFormats( report.currency );
	const format = formats.metric( metric );
	const size = getColumnSize( report.days, report.before_days );
	const now = getColumns( report.days, size );
	const before = getColumns(
		report.before_days.map( ( { day, orders, total } ) => ( {
			day,
			orders: [ orders ],
			totals: [ total ],
		} ) ),
		size
	);
	const { series, drawn } = report.before
		? getPairs( metric, now, before )
		: getStack( report, metric, now );
	const used = series
		.map( ( item, index ) => ( { ...item, index } ) )
		.filter( ( { index } ) =>
			drawn.some( ( { values } ) => values[ index ] )
		);

	return (
		<figure
			className="quayside-chart"
			aria-label={
				getCaptions()[ pick( DIMENSIONS, report.dimension, 'source' ) ]
			}
		>
			<ColumnChart
				axis={ numberedAxis( {
					from: formatDay( report.from ),
					to: formatDay( report.to ),
					...( metric === 'orders'
						? {}
						: { format: formats.shortMoney, start: AMOUNT } ),
				} ) }
				height={ HEIGHT }
				label={ getSummaryLabel( report, metric ) }
				series={ series.map( ( { className } ) => className ) }
				columns={ drawn.map( ( { from, to, values }, position ) => ( {
					// Both periods can have a day in common.
					id: `${ position } ${ from }`,
					title: `${ formatColumn( { from, to } ) }\n${ used
						.filter( ( { index } ) => values[ index ] )
						.map(
							( { name, index } ) =>
								`${ name }: ${ format( values[ index ] ?? 0 ) }`
						)
						.join( '\n' ) }`,
					values,
				} ) ) }
			/>
			<figcaption>
				<ul>
					{ used.map( ( { name, className } ) => (
						<li key={ className }>
							<i className={ className } aria-hidden="true" />
							<bdi>{ name }</bdi>
						</li>
					) ) }
				</ul>
			</figcaption>
			<div className="quayside-chart__data">
				<ChartTable
					caption={ getChartCaptions( size > 1 )[ metric ] }
					headings={ [
						__( 'Date', 'quayside-shop' ),
						getMetricLabels()[ metric ],
						...( report.before
							? [ __( 'Comparison period', 'quayside-shop' ) ]
							: [] ),
					] }
					// Days without orders would only delay those who listen to it.
					rows={ getColumnPairs( now, before )
						.map( ( pair ) => ( {
							heading: formatColumn( pair.now ?? pair.before ),
							values: [
								getSum( metric, pair.now ),
								...( report.before
									? [ getSum( metric, pair.before ) ]
									: [] ),
							],
						} ) )
						.filter( ( { values } ) => values.some( Boolean ) )
						.map( ( { heading, values } ) => ( {
							heading,
							cells: values.map( format ),
						} ) ) }
				/>
			</div>
		</figure>
	);
}
