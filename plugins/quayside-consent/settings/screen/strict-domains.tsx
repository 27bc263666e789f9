import { useEffect, useState } from 'react';
import apiFetch from '@wordpress/api-fetch';
import { Button, FormTokenField } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ConsentBlockedDomain } from '@quayside/contracts/consent/blocked-domain';
import type { PartProps } from '../store';

/** Returns the name of what a page requested. */
const kindOf = ( directive: string ): string => {
	const kinds: Record< string, string > = {
		script: __( 'Script', 'quayside-consent' ),
		frame: __( 'Iframe', 'quayside-consent' ),
		style: __( 'Stylesheet', 'quayside-consent' ),
		img: __( 'Image', 'quayside-consent' ),
		font: __( 'Font', 'quayside-consent' ),
		connect: __( 'Connection', 'quayside-consent' ),
		form: __( 'Form', 'quayside-consent' ),
	};
	return (
		kinds[ directive.split( '-' )[ 0 ] ?? '' ] ??
		__( 'File', 'quayside-consent' )
	);
};

/** Returns the domain in what the owner entered, which may be a URL. */
const domainOf = ( text: string ): string =>
	text
		.trim()
		.toLowerCase()
		.replace( /^\w+:\/\//, '' )
		.replace( /\/.*$/, '' );

type StrictDomainsProps = PartProps & {
	/** Saves an allowed domain immediately. */
	allow: ( domain: string ) => Promise< void >;
};

/** Renders the domains that strict mode allows, and those that pages requested and that it blocks. */
export function StrictDomains( { draft, change, allow }: StrictDomainsProps ) {
	const [ blocked, setBlocked ] = useState< ConsentBlockedDomain[] >( [] );
	const [ busy, setBusy ] = useState( '' );
	useEffect( () => {
		apiFetch< ConsentBlockedDomain[] >( {
			path: '/quayside-consent/v1/blocked-domains',
		} ).then( setBlocked, () => {} );
	}, [] );
	const shown = blocked.filter(
		( { domain } ) => ! draft.allowedDomains.includes( domain )
	);
	return (
		<fieldset>
			<legend>
				{ __( 'Domains in strict mode', 'quayside-consent' ) }
			</legend>
			<FormTokenField
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Allowed domains', 'quayside-consent' ) }
				value={ draft.allowedDomains }
				onChange={ ( tokens ) =>
					change( {
						allowedDomains: [
							...new Set(
								tokens.map( ( token ) =>
									domainOf(
										typeof token === 'string'
											? token
											: token.value
									)
								)
							),
						].filter( Boolean ),
					} )
				}
			/>
			<p>
				{ __(
					'Pages can load from these domains before consent. Subdomains are not included. Domains of active payment gateways are always allowed where customers pay.',
					'quayside-consent'
				) }
			</p>
			{ shown.length > 0 && (
				<div className="quayside-consent-settings__table">
					<table className="widefat striped">
						<caption>
							{ __(
								'Blocked domains that pages requested',
								'quayside-consent'
							) }
						</caption>
						<thead>
							<tr>
								<th scope="col">
									{ __( 'Domain', 'quayside-consent' ) }
								</th>
								<th scope="col">
									{ __( 'Type', 'quayside-consent' ) }
								</th>
								<th scope="col">
									{ __( 'Page', 'quayside-consent' ) }
								</th>
								<th scope="col">
									{ __( 'Action', 'quayside-consent' ) }
								</th>
							</tr>
						</thead>
						<tbody>
							{ shown.map( ( { domain, kind, page } ) => (
								<tr key={ domain }>
									<th scope="row">{ domain }</th>
									<td>{ kindOf( kind ) }</td>
									<td>{ page }</td>
									<td>
										<Button
											variant="secondary"
											size="compact"
											isBusy={ busy === domain }
											disabled={ busy !== '' }
											accessibleWhenDisabled
											aria-label={ sprintf(
												/* translators: %s: domain. */
												__(
													'Allow %s',
													'quayside-consent'
												),
												domain
											) }
											onClick={ () => {
												setBusy( domain );
												void allow( domain ).finally(
													() => setBusy( '' )
												);
											} }
										>
											{ __(
												'Allow',
												'quayside-consent'
											) }
										</Button>
									</td>
								</tr>
							) ) }
						</tbody>
					</table>
				</div>
			) }
			<p>
				{ __(
					'When strict mode is on, this list shows what it blocks on pages that you visit or scan while logged in.',
					'quayside-consent'
				) }
			</p>
		</fieldset>
	);
}
