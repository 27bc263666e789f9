/**
 * Mounts the customer dashboard: spec section 2, {host}/customer-dashboard/.
 */
import { ownAddress } from '@quayside/boundary/addresses';
import { sealedRoot } from '@quayside/boundary/sealed-root';
import type { DashboardSession } from '@quayside/contracts/shop/dashboard.session';
import type { DashboardSettings } from '@quayside/contracts/shop/dashboard.settings';
import { loadStyle } from '@quayside/ui/load-style';
import { createClient } from '../store-client/client';
import { Dashboard } from './dashboard';
import { Guest } from './guest';

/**
 * Requests the session and renders the dashboard into its host. If the request fails, the links from the server remain.
 *
 * @throws {Error} If the response is invalid.
 */
export async function mount(
	host: HTMLElement,
	props: unknown
): Promise< void > {
	const settings = props as DashboardSettings;
	const [ response ] = await Promise.all( [
		fetch( ownAddress( settings.session_url ), {
			credentials: 'same-origin',
			cache: 'no-store',
		} ),
		loadStyle( settings.style_url ),
	] );
	const session = ( await response.json() ) as DashboardSession;
	if ( typeof session.logged_in !== 'boolean' ) {
		throw new Error( 'The store sent no valid session.' );
	}
	const client = createClient( {
		root: ownAddress( settings.root ),
		nonce: session.nonce,
		nonceEndpoint: ownAddress( settings.nonce_endpoint ),
	} );
	sealedRoot( host ).render(
		session.logged_in ? (
			<Dashboard
				client={ client }
				session={ session }
				settings={ settings }
			/>
		) : (
			<Guest settings={ settings } />
		)
	);
}
