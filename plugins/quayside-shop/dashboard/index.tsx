/**
 * The customer dashboard's island: spec section 2, {host}/customer-dashboard/.
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
 * Asks who the visitor is and draws the dashboard into its host. Where the store can't say, the links that the server
 * printed stay.
 *
 * @throws {Error} When the answer is none.
 */
export async function mount(
	host: HTMLElement,
	props: unknown
): Promise< void > {
	const settings = props as DashboardSettings;
	const [ answer ] = await Promise.all( [
		fetch( ownAddress( settings.session_url ), {
			credentials: 'same-origin',
			cache: 'no-store',
		} ),
		loadStyle( settings.style_url ),
	] );
	const session = ( await answer.json() ) as DashboardSession;
	if ( typeof session.logged_in !== 'boolean' ) {
		throw new Error( 'The store did not say who the visitor is.' );
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
