import { __, _n, sprintf } from '@wordpress/i18n';
import type { DashboardDownload } from '@quayside/contracts/shop/dashboard.download';
import { useRequest } from './use-request';
import type { Client } from './use-request';
import { LoadingState } from './loading-state';

const getRemainingText = ( remaining: number | null ): string => {
	if ( remaining === null ) {
		return __( 'Unlimited downloads', 'quayside-shop' );
	}
	return sprintf(
		/* translators: %d: number of remaining downloads */
		_n(
			'%d download remaining',
			'%d downloads remaining',
			remaining,
			'quayside-shop'
		),
		remaining
	);
};

const getExpiryText = ( day: string ): string =>
	sprintf(
		/* translators: %s: expiry date of a download */
		__( 'Expires %s', 'quayside-shop' ),
		new Date( `${ day }T00:00:00Z` ).toLocaleDateString(
			document.documentElement.lang || undefined,
			{ timeZone: 'UTC' }
		)
	);

/** Displays the files that the customer can download. */
export function Downloads( { client }: { client: Client } ) {
	const { data, message, retry } = useRequest< DashboardDownload[] >(
		client,
		'/quayside-shop/v1/customer/downloads'
	);
	if ( ! data ) {
		return <LoadingState message={ message } retry={ retry } />;
	}
	if ( ! data.length ) {
		return <p>{ __( 'You have no downloads.', 'quayside-shop' ) }</p>;
	}
	return (
		<ul className="quayside-dashboard__list">
			{ data.map( ( file ) => (
				<li key={ file.url } className="quayside-download">
					<h3>{ file.product }</h3>
					<a
						className="quayside-dashboard__button is-quiet"
						href={ file.url }
					>
						{ file.name }
					</a>
					<p>
						{ getRemainingText( file.remaining ) }
						{ file.expires &&
							` · ${ getExpiryText( file.expires ) }` }
					</p>
				</li>
			) ) }
		</ul>
	);
}
