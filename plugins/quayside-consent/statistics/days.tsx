import { ChartEnds, ChartTable, ColumnChart } from '@quayside/admin/chart';
import { __ } from '@wordpress/i18n';
import type { ConsentStatisticsDay } from '@quayside/contracts/consent/statistics.response';
import { fillDays } from './rates';

type Name = 'impressions' | 'accepted' | 'rejected' | 'customized' | 'other';

const getLabels = (): Record< Name, string > => ( {
	impressions: __( 'Impressions', 'quayside-consent' ),
	accepted: __( 'Accepted', 'quayside-consent' ),
	rejected: __( 'Rejected or closed', 'quayside-consent' ),
	customized: __( 'Customized', 'quayside-consent' ),
	other: __(
		'Placeholders, signals, and other software',
		'quayside-consent'
	),
} );

/** Height of the bars, and the widest bar with its gap, in px. */
const HEIGHT = 160;
const GAP = 2;
const MAX_STEP = 50;

interface Props {
	days: readonly ConsentStatisticsDay[];
	from: string;
	to: string;
}

/** Renders one chart of numbers per day, with a table for screen readers. */
function Chart( {
	title,
	names,
	days,
	from,
	to,
}: Props & { title: string; names: readonly Name[] } ) {
	const labels = getLabels();
	const columns = fillDays( days, from, to ).map( ( counts ) => {
		const values = names.map( ( name ) => counts[ name ] );
		return {
			id: counts.day,
			title: `${ counts.day }: ${ names
				.map(
					( name ) =>
						`${ labels[ name ] } ${ counts[ name ].toLocaleString() }`
				)
				.join( ', ' ) }`,
			values,
		};
	} );
	return (
		<figure
			className="quayside-consent-statistics__chart"
			aria-label={ title }
		>
			<figcaption>
				<h2>{ title }</h2>
				<ul>
					{ names.map( ( name ) => (
						<li key={ name } className={ `is-${ name }` }>
							{ `${ labels[ name ] }: ${ days
								.reduce(
									( sum, counts ) => sum + counts[ name ],
									0
								)
								.toLocaleString() }` }
						</li>
					) ) }
				</ul>
			</figcaption>
			<ColumnChart
				className="quayside-consent-statistics__bars"
				height={ HEIGHT }
				gap={ columns.length > 120 ? 0 : GAP }
				maxStep={ MAX_STEP }
				series={ names.map( ( name ) => `is-${ name }` ) }
				columns={ columns }
			/>
			<ChartEnds className="" from={ from } to={ to } />
			<ChartTable
				caption={ title }
				headings={ [
					__( 'Day', 'quayside-consent' ),
					...names.map( ( name ) => labels[ name ] ),
				] }
				rows={ columns
					.filter( ( { values } ) => values.some( Boolean ) )
					.map( ( { id, values } ) => ( {
						heading: id,
						cells: values,
					} ) ) }
			/>
		</figure>
	);
}

/** Renders impressions and choices per day. */
export function Days( props: Props ) {
	return (
		<>
			<Chart
				title={ __( 'Impressions per day', 'quayside-consent' ) }
				names={ [ 'impressions' ] }
				{ ...props }
			/>
			<Chart
				title={ __( 'Choices per day', 'quayside-consent' ) }
				names={ [ 'accepted', 'rejected', 'customized', 'other' ] }
				{ ...props }
			/>
		</>
	);
}
