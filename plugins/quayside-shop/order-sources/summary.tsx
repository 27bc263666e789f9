import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import type { OrderSourcesReport } from '@quayside/contracts/shop/order-sources.report';
import { Change } from './change';
import { getSummaryLabel } from './chart';
import { getMetricLabels } from './labels';
import { getFormats, getValue } from './numbers';
import { METRICS } from './view';
import type { Metric } from './view';

interface Props {
	report: OrderSourcesReport;
	/** What the chart shows. */
	metric: Metric;
	onSelect: ( metric: Metric ) => void;
}

/** Renders the totals of the report as tiles, which select what the chart below shows, as in WooCommerce's analytics. */
export function Summary( { report, metric, onSelect }: Props ) {
	const { totals, currency } = report;
	const { before } = totals;
	const formats = getFormats( currency );
	const labels = getMetricLabels();
	return (
		<ul
			className="quayside-summary"
			aria-label={ __( 'Performance indicators', 'quayside-shop' ) }
		>
			{ METRICS.map( ( name ) => {
				const format = formats.metric( name );
				const now = getValue( name, totals );
				const old = before && getValue( name, before );
				return (
					<li key={ name }>
						<button
							type="button"
							aria-pressed={ name === metric }
							onClick={ () => {
								onSelect( name );
								speak( getSummaryLabel( report, name ) );
							} }
						>
							<span className="quayside-summary__label">
								{ labels[ name ] }
							</span>
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
						</button>
					</li>
				);
			} ) }
		</ul>
	);
}
