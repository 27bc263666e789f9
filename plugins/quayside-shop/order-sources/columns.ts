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

/**
 * Returns the number of days in a column: one, or a week in long periods. Compared periods have columns of the same size, although one
 * may be a day longer.
 */
export const getColumnSize = (
	...periods: readonly ( readonly unknown[] )[]
): number =>
	periods.some( ( { length } ) => length > MOST_COLUMNS ) ? WEEK : 1;

/**
 * Returns the chart's columns.
 *
 * @param days Days of the period.
 * @param size Number of days in a column.
 */
export function getColumns(
	days: OrderSourcesReport[ 'days' ],
	size: number
): Column[] {
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

/** Columns that are compared with each other. */
type Pair =
	| { now: Column; before: Column | undefined }
	| { now: undefined; before: Column };

/** Returns the columns of two periods in pairs. The last ones of the longer period have no counterpart. */
export const getColumnPairs = (
	now: readonly Column[],
	before: readonly Column[]
): Pair[] => [
	...now.map( ( column, index ) => ( {
		now: column,
		before: before[ index ],
	} ) ),
	...before
		.slice( now.length )
		.map( ( column ) => ( { now: undefined, before: column } ) ),
];

/** Number of colors of groups. */
const COLORS = 5;

/**
 * Returns the number of the color of each charted group. A group that is charted by orders and by totals has the same color in both.
 *
 * @param charted Names of the groups, at most as many as there are colors.
 * @param list    What the chart shows.
 */
export function getColors(
	charted: OrderSourcesReport[ 'charted' ],
	list: keyof OrderSourcesReport[ 'charted' ]
): number[] {
	const rest: ( string | null )[] = [ ...charted.orders ];
	if ( list === 'orders' ) {
		return rest.map( ( _, color ) => color );
	}
	const shared = charted.totals.map( ( name ) => {
		const color = rest.indexOf( name );
		if ( color >= 0 ) {
			// Another group may have the same name.
			rest[ color ] = null;
		}
		return color;
	} );
	const free = Array.from( { length: COLORS }, ( _, color ) => color ).filter(
		( color ) => ! shared.includes( color )
	);
	return shared.map( ( color ) =>
		color < 0 ? ( free.shift() ?? 0 ) : color
	);
}
