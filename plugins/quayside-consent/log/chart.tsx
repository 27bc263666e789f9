import { ChartEnds, ChartTable, ColumnChart } from '@quayside/admin/chart';
import { useRequest } from '@quayside/admin/request';
import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { getBars } from './bars';
import type { ConsentLogDay } from '@quayside/contracts/consent/log.day';

const getGroups = (): {
	name: 'accepted' | 'rejected' | 'other';
	label: string;
}[] => [
	{ name: 'accepted', label: __( 'Accepted', 'quayside-consent' ) },
	{ name: 'rejected', label: __( 'Rejected or closed', 'quayside-consent' ) },
	{
		name: 'other',
		label: __( 'Customized or set by signal', 'quayside-consent' ),
	},
];

/** Height of the bars, and the widest bar with its gap, in px. */
const HEIGHT = 160;
const GAP = 2;
const MAX_STEP = 50;

/** Renders the consents of each day as bars, and as a table for screen readers. */
export function Chart( { filter }: { filter: Record< string, string > } ) {
	const path = addQueryArgs( '/quayside-consent/v1/log/days', filter );
	const { data, error } = useRequest( path, ( signal ) =>
		apiFetch< ConsentLogDay[] >( { path, signal } )
	);
	// The list below reports the error.
	const bars = error ? [] : getBars( data ?? [] );
	if ( bars.length === 0 ) {
		return null;
	}
	const title = __( 'Consents per day', 'quayside-consent' );
	const groups = getGroups();
	const columns = bars.map( ( bar ) => {
		const values = groups.map( ( { name } ) => bar[ name ] );
		const total = values.reduce( ( sum, value ) => sum + value, 0 );
		return {
			id: bar.day,
			title: `${ bar.day }: ${ total }`,
			values,
			total,
		};
	} );
	return (
		<figure className="quayside-consent-log__chart" aria-label={ title }>
			<figcaption>
				<h2>{ title }</h2>
				<ul>
					{ groups.map( ( { name, label } ) => (
						<li key={ name } className={ `is-${ name }` }>
							{ `${ label }: ${ bars.reduce(
								( sum, bar ) => sum + bar[ name ],
								0
							) }` }
						</li>
					) ) }
				</ul>
			</figcaption>
			<ColumnChart
				className="quayside-consent-log__bars"
				height={ HEIGHT }
				gap={ GAP }
				maxStep={ MAX_STEP }
				series={ groups.map( ( { name } ) => `is-${ name }` ) }
				columns={ columns }
			/>
			<ChartEnds
				className="quayside-consent-log__span"
				from={ bars[ 0 ]?.day }
				to={ bars.at( -1 )?.day }
			/>
			<ChartTable
				caption={ title }
				headings={ [
					__( 'Day', 'quayside-consent' ),
					...groups.map( ( { label } ) => label ),
				] }
				rows={ columns
					.filter( ( { total } ) => total > 0 )
					.map( ( { id, values } ) => ( {
						heading: id,
						cells: values,
					} ) ) }
			/>
		</figure>
	);
}
