import { ColumnChart, numberedAxis } from '@quayside/admin/chart';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { OrderSourcesReport } from '@quayside/contracts/shop/order-sources.report';
import { getColumns } from './columns';
import { formatDay } from './period';

/** In px. */
const HEIGHT = 216;

/**
 * Renders orders by day and source as stacked columns. The table below the chart has the same numbers, so screen readers get
 * the chart as one image with a name.
 */
export function Chart( { report }: { report: OrderSourcesReport } ) {
	const columns = getColumns( report.days );
	const names = [
		...report.sources
			.slice( 0, ( columns[ 0 ]?.orders.length ?? 1 ) - 1 )
			.map( ( { label } ) => label ),
		__( 'All others', 'quayside-shop' ),
	];
	const series = names.map(
		( _, index ) =>
			`quayside-source-${ index === names.length - 1 ? 'rest' : index }`
	);
	const used = names
		.map( ( name, index ) => ( { name, index } ) )
		.filter( ( { index } ) =>
			columns.some( ( { orders } ) => orders[ index ] )
		);

	return (
		<figure className="quayside-chart">
			<ColumnChart
				axis={ numberedAxis(
					formatDay( report.from ),
					formatDay( report.to )
				) }
				height={ HEIGHT }
				label={ sprintf(
					/* translators: 1: number of orders, 2: first day, 3: last day */
					_n(
						'%1$d order by source, %2$s to %3$s',
						'%1$d orders by source, %2$s to %3$s',
						report.orders,
						'quayside-shop'
					),
					report.orders,
					formatDay( report.from ),
					formatDay( report.to )
				) }
				series={ series }
				columns={ columns.map( ( { from, to, orders } ) => ( {
					id: from,
					title: `${ from === to ? formatDay( from ) : `${ formatDay( from ) } – ${ formatDay( to ) }` }\n${ used
						.filter( ( { index } ) => orders[ index ] )
						.map(
							( { name, index } ) =>
								`${ name }: ${ orders[ index ] }`
						)
						.join( '\n' ) }`,
					values: orders,
				} ) ) }
			/>
			<figcaption>
				<ul>
					{ used.map( ( { name, index } ) => (
						<li key={ name }>
							<i
								className={ series[ index ] }
								aria-hidden="true"
							/>
							{ name }
						</li>
					) ) }
				</ul>
			</figcaption>
		</figure>
	);
}
