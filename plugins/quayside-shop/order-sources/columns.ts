import type { OrderSourcesReport } from '@quayside/contracts/shop/order-sources.report';

/** A column of the chart: one day, or one week where days would be too thin. */
export interface Column {
	from: string;
	to: string;
	/** Orders of each charted group, then of all others. */
	orders: number[];
	/** Totals of each charted group, then of all others. */
	totals: number[];
}

/** Returns the sum of numbers. */
export const sum = ( values: readonly number[] ): number =>
	values.reduce( ( all, value ) => all + value, 0 );

/** Adds up lists of the same length, place by place. */
const sumPlaces = ( lists: readonly number[][] ): number[] =>
	( lists[ 0 ] ?? [] ).map( ( _, place ) =>
		sum( lists.map( ( list ) => list[ place ] ?? 0 ) )
	);

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
				orders: sumPlaces( part.map( ( { orders } ) => orders ) ),
				totals: sumPlaces( part.map( ( { totals } ) => totals ) ),
			} );
		}
	}
	return columns;
}
