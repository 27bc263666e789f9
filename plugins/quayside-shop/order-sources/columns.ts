import type { OrderSourcesReport } from '@quayside/contracts/shop/order-sources.report';

/** A column of the chart: one day, or a week where days would be too thin. */
export interface Column {
	from: string;
	to: string;
	orders: number[];
}

/** More columns than this are too thin to point at. */
const MOST_COLUMNS = 92;
const WEEK = 7;

/** The chart's columns: days, or weeks in a long period. */
export function columnsOf( days: OrderSourcesReport[ 'days' ] ): Column[] {
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

/** The smallest round number (1, 2 or 5 times a power of ten) that is not below a value, for the axis. */
export function roundUp( value: number ): number {
	const power = 10 ** Math.floor( Math.log10( Math.max( 1, value ) ) );
	return (
		( [ 1, 2, 5, 10 ].find( ( step ) => step * power >= value ) ?? 10 ) *
		power
	);
}
