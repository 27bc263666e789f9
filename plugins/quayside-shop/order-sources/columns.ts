import type { OrderSourcesReport } from '@quayside/contracts/shop/order-sources.report';

/** A column of the chart: one day, or one week where days would be too thin. */
export interface Column {
	from: string;
	to: string;
	orders: number[];
}

/** With more columns than this, each is too thin to point at. */
const MOST_COLUMNS = 92;
const WEEK = 7;

/** Returns the chart's columns: days, or weeks in a long period. */
export function getColumns( days: OrderSourcesReport[ 'days' ] ): Column[] {
	const size = days.length > MOST_COLUMNS ? WEEK : 1;
	const columns: Column[] = [];
	for ( let start = 0; start < days.length; start += size ) {
		const part = days.slice( start, start + size );
		const first = part[ 0 ];
		const last = part[ part.length - 1 ];
		if ( first && last ) {
			columns.push( {
				from: first.day,
				to: last.day,
				orders: first.orders.map( ( _, index ) =>
					part.reduce(
						( sum, { orders } ) => sum + ( orders[ index ] ?? 0 ),
						0
					)
				),
			} );
		}
	}
	return columns;
}
