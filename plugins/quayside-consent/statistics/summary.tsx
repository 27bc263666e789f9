import { __, sprintf } from '@wordpress/i18n';
import type { ConsentCounts } from '@quayside/contracts/consent/statistics.response';
import { formatChange, formatRate, getRates } from './rates';

/** Returns the numbers of the period as a sentence. */
export const getSummaryLabel = ( counts: ConsentCounts ): string =>
	sprintf(
		/* translators: 1: number of impressions, 2: number of choices. */
		__( 'Impressions: %1$s. Choices: %2$s.', 'quayside-consent' ),
		counts.impressions.toLocaleString(),
		getRates( counts ).choices.toLocaleString()
	);

/** Renders the numbers of the whole period, each with its change since the period before. */
export function Summary( {
	now,
	before,
}: {
	now: ConsentCounts;
	before: ConsentCounts;
} ) {
	const rates = getRates( now );
	const old = getRates( before );
	const items = [
		{
			label: __( 'Impressions', 'quayside-consent' ),
			value: now.impressions.toLocaleString(),
		},
		{
			label: __( 'Choices', 'quayside-consent' ),
			value: rates.choices.toLocaleString(),
		},
		{
			label: __( 'Choices per impression', 'quayside-consent' ),
			value: formatRate( rates.answered ),
			change: formatChange( rates.answered, old.answered ),
		},
		{
			label: __( 'Acceptance rate', 'quayside-consent' ),
			value: formatRate( rates.accepted ),
			change: formatChange( rates.accepted, old.accepted ),
		},
		{
			label: __( 'Rejection rate', 'quayside-consent' ),
			value: formatRate( rates.rejected ),
			change: formatChange( rates.rejected, old.rejected ),
		},
		{
			label: __( 'Customization rate', 'quayside-consent' ),
			value: formatRate( rates.customized ),
			change: formatChange( rates.customized, old.customized ),
		},
	];
	return (
		<dl className="quayside-consent-statistics__summary">
			{ items.map( ( { label, value, change } ) => (
				<div key={ label }>
					<dt>{ label }</dt>
					<dd>
						<strong>{ value }</strong>
						{ change && (
							<span>
								{ sprintf(
									/* translators: %s: change in percentage points with its sign, for example +2.5 */
									__(
										'%s points since the previous period',
										'quayside-consent'
									),
									change
								) }
							</span>
						) }
					</dd>
				</div>
			) ) }
		</dl>
	);
}
