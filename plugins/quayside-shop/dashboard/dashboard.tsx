import { useEffect, useRef, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { DashboardSession } from '@quayside/contracts/shop/dashboard.session';
import type { DashboardSettings } from '@quayside/contracts/shop/dashboard.settings';
import { Account } from './account';
import { Addresses } from './addresses';
import { Downloads } from './downloads';
import { Orders } from './orders';
import type { Client } from './use-answer';

interface Props {
	client: Client;
	session: DashboardSession;
	settings: DashboardSettings;
}

const PARTS = [ 'orders', 'downloads', 'addresses', 'account' ] as const;
type Part = ( typeof PARTS )[ number ];

const titles = (): Record< Part, string > => ( {
	orders: __( 'Orders', 'quayside-shop' ),
	downloads: __( 'Downloads', 'quayside-shop' ),
	addresses: __( 'Addresses', 'quayside-shop' ),
	account: __( 'Account details', 'quayside-shop' ),
} );

const partOfAddress = (): Part =>
	PARTS.find( ( part ) => `#${ part }` === window.location.hash ) ?? 'orders';

/** Orders, downloads, addresses and details of the customer; the part is in the address, so that it can be linked to. */
export function Dashboard( { client, session, settings }: Props ) {
	const [ part, setPart ] = useState< Part >( partOfAddress );
	const heading = useRef< HTMLHeadingElement >( null );
	const moved = useRef( false );
	const names = titles();

	useEffect( () => {
		const follow = (): void => {
			moved.current = true;
			setPart( partOfAddress() );
		};
		window.addEventListener( 'hashchange', follow );
		return () => window.removeEventListener( 'hashchange', follow );
	}, [] );

	useEffect( () => {
		if ( moved.current ) {
			heading.current?.focus();
		}
	}, [ part ] );

	return (
		<>
			<nav
				className="quayside-dashboard__nav"
				aria-label={ __( 'Your account', 'quayside-shop' ) }
			>
				<p>
					{ sprintf(
						/* translators: %s: the customer's name */
						__( 'Hello %s', 'quayside-shop' ),
						session.name
					) }
				</p>
				<ul>
					{ PARTS.map( ( name ) => (
						<li key={ name }>
							<a
								href={ `#${ name }` }
								aria-current={
									name === part ? 'page' : undefined
								}
							>
								{ names[ name ] }
							</a>
						</li>
					) ) }
					<li>
						<a href={ session.logout_url }>
							{ __( 'Log out', 'quayside-shop' ) }
						</a>
					</li>
				</ul>
			</nav>
			<section
				className="quayside-dashboard__part"
				aria-labelledby="quayside-dashboard-title"
			>
				<h2
					id="quayside-dashboard-title"
					tabIndex={ -1 }
					ref={ heading }
				>
					{ names[ part ] }
				</h2>
				{ part === 'orders' && (
					<Orders client={ client } shopUrl={ settings.shop_url } />
				) }
				{ part === 'downloads' && <Downloads client={ client } /> }
				{ part === 'addresses' && <Addresses client={ client } /> }
				{ part === 'account' && <Account client={ client } /> }
			</section>
		</>
	);
}
