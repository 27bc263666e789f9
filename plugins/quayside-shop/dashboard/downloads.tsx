import { __, _n, sprintf } from '@wordpress/i18n';
import type { DashboardDownload } from '@quayside/contracts/shop/dashboard.download';
import { useAnswer } from './use-answer';
import type { Client } from './use-answer';
import { Waiting } from './waiting';

const times = ( remaining: number | null ): string => {
	if ( remaining === null ) {
		return __( 'Unlimited downloads', 'quayside-shop' );
	}
	return sprintf(
		/* translators: %d: number of times a file may be fetched */
		_n(
			'%d download remaining',
			'%d downloads remaining',
			remaining,
			'quayside-shop'
		),
		remaining
	);
};

const until = ( day: string ): string =>
	sprintf(
		/* translators: %s: last day of a download */
		__( 'Expires %s', 'quayside-shop' ),
		new Date( `${ day }T00:00:00Z` ).toLocaleDateString(
			document.documentElement.lang || undefined,
			{ timeZone: 'UTC' }
		)
	);

/** Files that the customer bought and may fetch. */
export function Downloads( { client }: { client: Client } ) {
	const { answer, problem, retry } = useAnswer< DashboardDownload[] >(
		client,
		'/quayside-shop/v1/customer/downloads'
	);
	if ( ! answer ) {
		return <Waiting problem={ problem } retry={ retry } />;
	}
	if ( ! answer.length ) {
		return <p>{ __( 'You have no downloads.', 'quayside-shop' ) }</p>;
	}
	return (
		<ul className="quayside-dashboard__list">
			{ answer.map( ( file ) => (
				<li key={ file.url } className="quayside-download">
					<h3>{ file.product }</h3>
					<a
						className="quayside-dashboard__button is-quiet"
						href={ file.url }
					>
						{ file.name }
					</a>
					<p>
						{ times( file.remaining ) }
						{ file.expires && ` · ${ until( file.expires ) }` }
					</p>
				</li>
			) ) }
		</ul>
	);
}
