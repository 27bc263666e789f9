import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import type { OrderSourcesReport } from '@quayside/contracts/shop/order-sources.report';
import { Change } from './change';
import { getCaptions, getDimensionLabels } from './labels';
import { getAverage, getFormats } from './numbers';
import type { Compared } from './numbers';
import { DIMENSIONS, pick } from './view';
import type { OrderBy, View } from './view';

type Row = OrderSourcesReport[ 'rows' ][ number ];

const VALUES: Record< OrderBy, ( row: Row ) => string | number > = {
	label: ( { label } ) => label.toLowerCase(),
	orders: ( { orders } ) => orders,
	total: ( { total } ) => total,
	average: ( row ) => getAverage( row ) ?? -Infinity,
};

interface Props {
	report: OrderSourcesReport;
	view: Pick< View, 'orderby' | 'order' >;
	onSort: ( orderby: OrderBy, order: View[ 'order' ] ) => void;
}

const announceSort = ( column: string, order: View[ 'order' ] ): string => {
	const { [ order ]: message } = {
		/* translators: %s: name of a column */
		asc: __( 'Sorted by %s, ascending.', 'quayside-shop' ),
		/* translators: %s: name of a column */
		desc: __( 'Sorted by %s, descending.', 'quayside-shop' ),
	};
	return sprintf( message, column );
};

/** Renders the report's numbers. A heading sorts by its column. */
export function SourceTable( { report, view, onSort }: Props ) {
	const { orderby, order } = view;
	const dimension = pick( DIMENSIONS, report.dimension, 'source' );
	const { count, money, share, change } = getFormats( report.currency );
	const getValue = VALUES[ orderby ];
	const rows = [ ...report.rows ].sort( ( a, b ) => {
		const [ first, second ] = [ getValue( a ), getValue( b ) ];
		const sign = first < second ? -1 : first > second ? 1 : 0;
		return order === 'asc' ? sign : -sign;
	} );

	const heading = ( name: OrderBy, text: string ) => {
		const isSorted = name === orderby;
		const next = isSorted
			? order === 'asc'
				? 'desc'
				: 'asc'
			: name === 'label'
				? 'asc'
				: 'desc';
		return (
			<th
				scope="col"
				className={ name === 'label' ? '' : 'is-number' }
				aria-sort={
					isSorted
						? order === 'asc'
							? 'ascending'
							: 'descending'
						: 'none'
				}
			>
				<button
					type="button"
					onClick={ () => {
						onSort( name, next );
						speak( announceSort( text, next ) );
					} }
				>
					{ text }
					<span aria-hidden="true">
						{ isSorted ? ( order === 'asc' ? ' ↑' : ' ↓' ) : '' }
					</span>
				</button>
			</th>
		);
	};
	const cells = ( sum: Compared ) => {
		const { before } = sum;
		const compared = ( now: number | null, old: number | null ) =>
			before && <Change now={ now } before={ old } format={ change } />;
		return (
			<>
				<td className="is-number">
					{ count( sum.orders ) }
					{ compared( sum.orders, before && before.orders ) }
				</td>
				<td className="is-number">
					{ share(
						sum.orders / Math.max( report.totals.orders, 1 )
					) }
				</td>
				<td className="is-number">
					{ money( sum.total ) }
					{ compared( sum.total, before && before.total ) }
				</td>
				<td className="is-number">
					{ money( getAverage( sum ) ) }
					{ compared(
						getAverage( sum ),
						before && getAverage( before )
					) }
				</td>
			</>
		);
	};

	return (
		<div className="quayside-report__table">
			<table className="wp-list-table widefat striped quayside-sources">
				<caption className="screen-reader-text">
					{ getCaptions()[ dimension ] }
				</caption>
				<thead>
					<tr>
						{ heading(
							'label',
							getDimensionLabels()[ dimension ]
						) }
						{ heading( 'orders', __( 'Orders', 'quayside-shop' ) ) }
						<th scope="col" className="is-number">
							{ __( 'Share', 'quayside-shop' ) }
						</th>
						{ heading( 'total', __( 'Total', 'quayside-shop' ) ) }
						{ heading(
							'average',
							__( 'Average order value', 'quayside-shop' )
						) }
					</tr>
				</thead>
				<tbody>
					{ rows.map( ( row ) => (
						<tr key={ row.key }>
							<th scope="row">
								<bdi>{ row.label }</bdi>
							</th>
							{ cells( row ) }
						</tr>
					) ) }
					{ report.other && (
						<tr>
							<th scope="row">
								{ sprintf(
									/* translators: %s: number of groups */
									__( 'Other (%s)', 'quayside-shop' ),
									count( report.other.groups )
								) }
							</th>
							{ cells( report.other ) }
						</tr>
					) }
				</tbody>
				<tfoot>
					<tr>
						<th scope="row">{ __( 'All', 'quayside-shop' ) }</th>
						{ cells( report.totals ) }
					</tr>
				</tfoot>
			</table>
		</div>
	);
}
