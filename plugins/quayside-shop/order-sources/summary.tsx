import { __, sprintf } from '@wordpress/i18n';
import type { OrderSourcesReport } from '@quayside/contracts/shop/order-sources.report';
import { Change } from './change';
import { getAverage, getFormats } from './numbers';

/** Renders the totals of the report as tiles, like WooCommerce's analytics. */
export function Summary( { report }: { report: OrderSourcesReport } ) {
	const { totals, currency } = report;
	const { before } = totals;
	const formats = getFormats( currency );
	const tiles = [
		{
			label: __( 'Total', 'quayside-shop' ),
			now: totals.total,
			old: before && before.total,
			format: formats.money,
		},
		{
			label: __( 'Orders', 'quayside-shop' ),
			now: totals.orders,
			old: before && before.orders,
			format: ( value: number | null ) => formats.count( value ?? 0 ),
		},
		{
			label: __( 'Average order value', 'quayside-shop' ),
			now: getAverage( totals ),
			old: before && getAverage( before ),
			format: formats.money,
		},
	];
	return (
		<ul className="quayside-summary">
			{ tiles.map( ( { label, now, old, format } ) => (
				<li key={ label }>
					<span className="quayside-summary__label">{ label }</span>
					<span className="quayside-summary__value">
						<strong>{ format( now ) }</strong>
						{ before && (
							<Change
								now={ now }
								before={ old }
								format={ formats.change }
							/>
						) }
					</span>
					{ before && (
						<span className="quayside-summary__before">
							{ sprintf(
								/* translators: %s: number or amount of the comparison period */
								__( 'Before: %s', 'quayside-shop' ),
								format( old )
							) }
						</span>
					) }
				</li>
			) ) }
		</ul>
	);
}
