import { sealedHost } from '@quayside/boundary/seal';
import { __ } from '@wordpress/i18n';
import type { DashboardSettings } from '@quayside/contracts/shop/dashboard.settings';

/** Displays a log-in link for guests. It opens the popup if the page has one, otherwise the account page. */
export function Guest( { settings }: { settings: DashboardSettings } ) {
	const popup =
		settings.popup && sealedHost( settings.popup )
			? {
					'data-island-for': settings.popup,
					'aria-haspopup': 'dialog' as const,
				}
			: {};
	return (
		<div className="quayside-dashboard__guest">
			<p>
				{ __(
					'Log in to see your orders, downloads, addresses, and account details.',
					'quayside-shop'
				) }
			</p>
			<a
				className="quayside-dashboard__button"
				href={ settings.account_url }
				{ ...popup }
			>
				{ __( 'Log in', 'quayside-shop' ) }
			</a>
		</div>
	);
}
