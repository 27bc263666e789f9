import { useState } from 'react';
import { PROXY_HEADERS } from '@quayside/admin/proxy-headers';
import { splitLines } from '@quayside/admin/split-lines';
import { Notice, SelectControl, TextareaControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Settings } from '../store';

type Proxies = Settings[ 'proxies' ];

/** Renders the trusted proxies, a setting that all Quayside plugins share. */
export function ProxySettings( {
	proxies,
	unknown,
	change,
}: {
	proxies: Proxies;
	unknown: string;
	change: ( next: Proxies ) => void;
} ) {
	const [ text, setText ] = useState( proxies.addresses.join( '\n' ) );
	// After the draft is discarded, the text that was typed no longer matches it.
	const value =
		splitLines( text ).join( '\n' ) === proxies.addresses.join( '\n' )
			? text
			: proxies.addresses.join( '\n' );
	return (
		<fieldset>
			<legend>{ __( 'Trusted proxies', 'quayside-consent' ) }</legend>
			<TextareaControl
				__nextHasNoMarginBottom
				rows={ 3 }
				dir="ltr"
				label={ __( 'Proxies or CDN', 'quayside-consent' ) }
				help={ sprintf(
					/* translators: 1: range of IP addresses, 2: range of IP addresses. */
					__(
						'Enter one IP address or range per line, such as %1$s or %2$s. Leave empty if visitors reach this server directly. Rate limits of all Quayside plugins use this setting.',
						'quayside-consent'
					),
					'192.0.2.0/24',
					'2001:db8::/32'
				) }
				value={ value }
				onChange={ ( next ) => {
					setText( next );
					change( { ...proxies, addresses: splitLines( next ) } );
				} }
			/>
			{ proxies.addresses.length > 0 && (
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __(
						'Header with the visitor’s IP address',
						'quayside-consent'
					) }
					help={ __(
						'Select the header that your proxy sets itself. Visitors can send the others.',
						'quayside-consent'
					) }
					value={ proxies.header }
					options={ PROXY_HEADERS }
					onChange={ ( header ) => change( { ...proxies, header } ) }
				/>
			) }
			{ unknown && (
				<Notice status="warning" isDismissible={ false }>
					{ sprintf(
						/* translators: %s: IP address. */
						__(
							'This request came through a proxy at %s that is not in the list. If the proxy is yours, add it. Otherwise all visitors count as one.',
							'quayside-consent'
						),
						unknown
					) }
				</Notice>
			) }
		</fieldset>
	);
}
