import { __ } from '@wordpress/i18n';
import type { ConsentCounts } from '@quayside/contracts/consent/statistics.response';
import { formatRate, getRates } from './rates';

interface Props {
	title: string;
	/** Heading of the first column. */
	heading: string;
	rows: readonly { id: string; label: string; counts: ConsentCounts }[];
}

/** Renders a table that compares rates, the most frequent row first. */
export function RateTable( { title, heading, rows }: Props ) {
	const sorted = rows
		.map( ( row ) => ( { ...row, rates: getRates( row.counts ) } ) )
		.sort(
			( a, b ) =>
				b.rates.choices - a.rates.choices ||
				b.counts.impressions - a.counts.impressions
		);
	return (
		<section className="quayside-consent-statistics__table">
			<h2>{ title }</h2>
			{ /* Focusable, so that it can be scrolled by keyboard on narrow screens. */ }
			<div role="region" aria-label={ title } tabIndex={ 0 }>
				<table className="wp-list-table widefat striped">
					<caption className="screen-reader-text">{ title }</caption>
					<thead>
						<tr>
							{ [
								heading,
								__( 'Impressions', 'quayside-consent' ),
								__( 'Choices', 'quayside-consent' ),
								__(
									'Choices per impression',
									'quayside-consent'
								),
								__( 'Accepted', 'quayside-consent' ),
								__( 'Rejected', 'quayside-consent' ),
								__( 'Customized', 'quayside-consent' ),
							].map( ( label ) => (
								<th key={ label } scope="col">
									{ label }
								</th>
							) ) }
						</tr>
					</thead>
					<tbody>
						{ sorted.map( ( { id, label, counts, rates } ) => (
							<tr key={ id }>
								<th scope="row">
									{ label ||
										__( 'Other', 'quayside-consent' ) }
								</th>
								<td>{ counts.impressions.toLocaleString() }</td>
								<td>{ rates.choices.toLocaleString() }</td>
								<td>{ formatRate( rates.answered ) }</td>
								<td>{ formatRate( rates.accepted ) }</td>
								<td>{ formatRate( rates.rejected ) }</td>
								<td>{ formatRate( rates.customized ) }</td>
							</tr>
						) ) }
						{ sorted.length === 0 && (
							<tr>
								<td colSpan={ 7 }>
									{ __(
										'No statistics found.',
										'quayside-consent'
									) }
								</td>
							</tr>
						) }
					</tbody>
				</table>
			</div>
		</section>
	);
}
