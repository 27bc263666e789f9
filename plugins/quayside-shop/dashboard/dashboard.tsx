import { useEffect, useRef, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { DashboardSession } from '@quayside/contracts/shop/dashboard.session';
import type { DashboardSettings } from '@quayside/contracts/shop/dashboard.settings';
import { Account } from './account';
import { Addresses } from './addresses';
import { Downloads } from './downloads';
import { Orders } from './orders';
import type { Client } from './use-request';

interface Props {
	client: Client;
	session: DashboardSession;
	settings: DashboardSettings;
}

const SECTIONS = [ 'orders', 'downloads', 'addresses', 'account' ] as const;
type Part = ( typeof SECTIONS )[ number ];

const titles = (): Record< Part, string > => ( {
	orders: __( 'Orders', 'quayside-shop' ),
	downloads: __( 'Downloads', 'quayside-shop' ),
	addresses: __( 'Addresses', 'quayside-shop' ),
	account: __( 'Account details', 'quayside-shop' ),
} );

const getPartFromHash = (): Part =>
	SECTIONS.find( ( part ) => `#${ part }` === window.location.hash ) ??
	'orders';

/**
 * Displays the customer's orders, downloads, addresses, and account details. The URL's hash selects the section, so
 * that it can be linked to.
 */
export function Dashboard( { client, session, settings }: Props ) {
	const [ part, setPart ] = useState< Part >( getPartFromHash );
	const heading = useRef< HTMLHeadingElement >( null );
	const hasNavigated = useRef( false );
	const names = titles();

	useEffect( () => {
		const onHashChange = (): void => {
			hasNavigated.current = true;
			setPart( getPartFromHash() );
		};
		window.addEventListener( 'hashchange', onHashChange );
		return () => window.removeEventListener( 'hashchange', onHashChange );
	}, [] );

	useEffect( () => {
		if ( hasNavigated.current ) {
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
					{ SECTIONS.map( ( name ) => (
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
			<section className="quayside-dashboard__part">
				<h2 tabIndex={ -1 } ref={ heading }>
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
