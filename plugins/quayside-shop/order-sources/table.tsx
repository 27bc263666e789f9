import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import type { OrderSourcesReport } from '@quayside/contracts/shop/order-sources.report';

type Source = OrderSourcesReport[ 'sources' ][ number ];
type Column = 'label' | 'orders' | 'total';

const VALUES: Record< Column, ( source: Source ) => string | number > = {
	label: ( { label } ) => label.toLowerCase(),
	orders: ( { orders } ) => orders,
	total: ( { total } ) => total,
};

const language = (): string | undefined =>
	document.documentElement.lang || undefined;

/** The report's numbers; a heading sorts by its column. */
export function SourceTable( { report }: { report: OrderSourcesReport } ) {
	const [ column, setColumn ] = useState< Column >( 'orders' );
	const [ ascending, setAscending ] = useState( false );
	const money = new Intl.NumberFormat( language(), {
		style: 'currency',
		currency: report.currency,
	} );
	const share = new Intl.NumberFormat( language(), {
		style: 'percent',
		maximumFractionDigits: 1,
	} );
	// A period can have refunds without orders.
	const average = ( {
		total,
		orders,
	}: {
		total: number;
		orders: number;
	} ): string => ( orders ? money.format( total / orders ) : '–' );
	const value = VALUES[ column ];
	const sources = [ ...report.sources ].sort(
		( a, b ) =>
			( value( a ) < value( b ) ? -1 : value( a ) > value( b ) ? 1 : 0 ) *
			( ascending ? 1 : -1 )
	);

	const sort = ( next: Column ): void => {
		setAscending( next === column ? ! ascending : next === 'label' );
		setColumn( next );
	};
	const heading = ( name: Column, text: string, number = true ) => (
		<th
			scope="col"
			className={ number ? 'is-number' : '' }
			aria-sort={
				name === column
					? ascending
						? 'ascending'
						: 'descending'
					: 'none'
			}
		>
			<button type="button" onClick={ () => sort( name ) }>
				{ text }
				<span aria-hidden="true">
					{ name === column ? ( ascending ? ' ↑' : ' ↓' ) : '' }
				</span>
			</button>
		</th>
	);

	return (
		<table className="wp-list-table widefat striped quayside-sources">
			<caption className="screen-reader-text">
				{ __( 'Orders by source', 'quayside-shop' ) }
			</caption>
			<thead>
				<tr>
					{ heading(
						'label',
						__( 'Source', 'quayside-shop' ),
						false
					) }
					{ heading( 'orders', __( 'Orders', 'quayside-shop' ) ) }
					<th scope="col" className="is-number">
						{ __( 'Share', 'quayside-shop' ) }
					</th>
					{ heading( 'total', __( 'Total', 'quayside-shop' ) ) }
					<th scope="col" className="is-number">
						{ __( 'Average order value', 'quayside-shop' ) }
					</th>
				</tr>
			</thead>
			<tbody>
				{ sources.map( ( source ) => (
					<tr key={ `${ source.type } ${ source.source }` }>
						<th scope="row">{ source.label }</th>
						<td className="is-number">
							{ source.orders.toLocaleString( language() ) }
						</td>
						<td className="is-number">
							{ share.format(
								source.orders / Math.max( report.orders, 1 )
							) }
						</td>
						<td className="is-number">
							{ money.format( source.total ) }
						</td>
						<td className="is-number">{ average( source ) }</td>
					</tr>
				) ) }
			</tbody>
			<tfoot>
				<tr>
					<th scope="row">{ __( 'All', 'quayside-shop' ) }</th>
					<td className="is-number">
						{ report.orders.toLocaleString( language() ) }
					</td>
					<td className="is-number">
						{ share.format( report.orders ? 1 : 0 ) }
					</td>
					<td className="is-number">
						{ money.format( report.total ) }
					</td>
					<td className="is-number">{ average( report ) }</td>
				</tr>
			</tfoot>
		</table>
	);
}
