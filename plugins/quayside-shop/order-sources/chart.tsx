import { ChartTable, ColumnChart, numberedAxis } from '@quayside/admin/chart';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { OrderSourcesReport } from '@quayside/contracts/shop/order-sources.report';
import { getColumns } from './columns';
import type { Column } from './columns';
import { getCaptions } from './labels';
import { formatDay } from './period';
import { DIMENSIONS, pick } from './view';

/** In px. */
const HEIGHT = 216;

const formatColumn = ( { from, to }: Column ): string =>
	from === to
		? formatDay( from )
		: `${ formatDay( from ) } – ${ formatDay( to ) }`;

const sum = ( values: readonly number[] ): number =>
	values.reduce( ( all, value ) => all + value, 0 );

interface Series {
	name: string;
	className: string;
}

/** Returns the groups of a period as stacked series. */
function getStack( report: OrderSourcesReport, columns: Column[] ) {
	const shown = ( columns[ 0 ]?.orders.length ?? 1 ) - 1;
	const series: Series[] = [
		...report.rows.slice( 0, shown ).map( ( { label }, index ) => ( {
			name: label,
			className: `quayside-source-${ index }`,
		} ) ),
		{
			name: __( 'All others', 'quayside-shop' ),
			className: 'quayside-source-rest',
		},
	];
	return { series, columns };
}

/** Returns two series, the period and the one to compare it with, with their columns side by side. */
function getPairs( columns: Column[], before: Column[] ) {
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
		columns: columns.flatMap( ( column, index ) => {
			const old = before[ index ];
			return [
				...( old
					? [ { ...old, orders: [ 0, sum( old.orders ) ] } ]
					: [] ),
				{ ...column, orders: [ sum( column.orders ), 0 ] },
			];
		} ),
	};
}

/** Returns the report in one phrase: what it counts, how many orders, and its period. */
export const getSummaryLabel = ( report: OrderSourcesReport ): string =>
	sprintf(
		/* translators: 1: "Orders by source", 2: number of orders, 3: first day, 4: last day */
		_n(
			'%1$s, %2$d order, %3$s to %4$s',
			'%1$s, %2$d orders, %3$s to %4$s',
			report.totals.orders,
			'quayside-shop'
		),
		getCaptions()[ pick( DIMENSIONS, report.dimension, 'source' ) ],
		report.totals.orders,
		formatDay( report.from ),
		formatDay( report.to )
	);

/** Renders orders by day as columns, stacked by group or next to the comparison period, and as a table for screen readers. */
export function Chart( { report }: { report: OrderSourcesReport } ) {
	const now = getColumns( report.days );
	const before = getColumns(
		report.before_days.map( ( { day, orders } ) => ( {
			day,
			orders: [ orders ],
		} ) )
	);
	const { series, columns } = report.before
		? getPairs( now, before )
		: getStack( report, now );
	const used = series
		.map( ( item, index ) => ( { ...item, index } ) )
		.filter( ( { index } ) =>
			columns.some( ( { orders } ) => orders[ index ] )
		);
	const caption =
		getCaptions()[ pick( DIMENSIONS, report.dimension, 'source' ) ];
	const isWeekly = now.some( ( { from, to } ) => from !== to );

	return (
		<figure className="quayside-chart" aria-label={ caption }>
			<ColumnChart
				axis={ numberedAxis(
					formatDay( report.from ),
					formatDay( report.to )
				) }
				height={ HEIGHT }
				label={ getSummaryLabel( report ) }
				series={ series.map( ( { className } ) => className ) }
				columns={ columns.map( ( column, position ) => ( {
					// Both periods can have a day in common.
					id: `${ position } ${ column.from }`,
					title: `${ formatColumn( column ) }\n${ used
						.filter( ( { index } ) => column.orders[ index ] )
						.map(
							( { name, index } ) =>
								`${ name }: ${ column.orders[ index ] }`
						)
						.join( '\n' ) }`,
					values: column.orders,
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
					caption={
						isWeekly
							? __( 'Orders by week', 'quayside-shop' )
							: __( 'Orders by day', 'quayside-shop' )
					}
					headings={ [
						__( 'Date', 'quayside-shop' ),
						__( 'Orders', 'quayside-shop' ),
						...( report.before
							? [ __( 'Comparison period', 'quayside-shop' ) ]
							: [] ),
					] }
					// Days without orders would only delay those who listen to it.
					rows={ now
						.map( ( column, index ) => ( {
							heading: formatColumn( column ),
							cells: [
								sum( column.orders ),
								...( report.before
									? [ sum( before[ index ]?.orders ?? [] ) ]
									: [] ),
							],
						} ) )
						.filter( ( { cells } ) => sum( cells ) !== 0 ) }
				/>
			</div>
		</figure>
	);
}
