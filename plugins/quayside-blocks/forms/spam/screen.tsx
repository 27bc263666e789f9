import { ErrorNotice } from '@quayside/admin/error-notice';
import { PROXY_HEADERS } from '@quayside/admin/proxy-headers';
import { useAction } from '@quayside/admin/request';
import { splitLines } from '@quayside/admin/split-lines';
import apiFetch from '@wordpress/api-fetch';
import {
	Button,
	ExternalLink,
	Notice,
	RangeControl,
	SelectControl,
	TextareaControl,
	TextControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Kind, SpamData } from './kinds';
import { services } from './kinds';

type Lists = SpamData[ 'blocklist' ];

/** Renders the keys of CAPTCHA services, the blocklist, and trusted proxies. */
export function SpamScreen( { initial }: { initial: SpamData } ) {
	const [ saved, setSaved ] = useState( initial );
	const [ sites, setSites ] = useState< Partial< Record< Kind, string > > >(
		{}
	);
	const [ secrets, setSecrets ] = useState<
		Partial< Record< Kind, string > >
	>( {} );
	const [ score, setScore ] = useState( initial.score );
	const [ lists, setLists ] = useState< Record< keyof Lists, string > >( {
		words: initial.blocklist.words.join( '\n' ),
		emails: initial.blocklist.emails.join( '\n' ),
		addresses: initial.blocklist.addresses.join( '\n' ),
	} );
	const [ proxies, setProxies ] = useState(
		initial.proxies.addresses.join( '\n' )
	);
	const [ header, setHeader ] = useState( initial.proxies.header );
	const saving = useAction();

	const save = async (): Promise< void > => {
		const keys = Object.fromEntries(
			services().map( ( { kind } ) => [
				kind,
				{
					site: ( sites[ kind ] ?? saved.keys[ kind ].site ).trim(),
					...( secrets[ kind ] !== undefined && {
						secret: secrets[ kind ]?.trim(),
					} ),
				},
			] )
		);
		const blocklist = {
			words: splitLines( lists.words ),
			emails: splitLines( lists.emails ),
			addresses: splitLines( lists.addresses ),
		};
		setSaved(
			await apiFetch< SpamData >( {
				path: '/quayside/v1/form-spam',
				method: 'POST',
				data: {
					keys,
					score,
					blocklist,
					proxies: { addresses: splitLines( proxies ), header },
				},
			} )
		);
		setSites( {} );
		setSecrets( {} );
	};

	// Email and IP addresses run from left to right in every language.
	const list = ( name: keyof Lists, label: string, help: string ) => (
		<TextareaControl
			__nextHasNoMarginBottom
			rows={ 6 }
			dir={ name === 'words' ? 'auto' : 'ltr' }
			label={ label }
			help={ help }
			value={ lists[ name ] }
			onChange={ ( text ) => setLists( { ...lists, [ name ]: text } ) }
		/>
	);

	return (
		<form
			className="quayside-spam"
			onSubmit={ ( event ) => {
				event.preventDefault();
				void saving.run( save );
			} }
		>
			<p>
				{ __(
					'By default, every form has a honeypot, a minimum submission time, and a rate limit per IP address. The settings below add more protection.',
					'quayside-blocks'
				) }
			</p>
			<h2>{ __( 'CAPTCHA services', 'quayside-blocks' ) }</h2>
			<p>
				{ __(
					'Enter the keys for the services your forms use, then select a service in each form’s settings. Its script loads after consent, when a visitor starts using the form.',
					'quayside-blocks'
				) }
			</p>
			<div className="quayside-spam__services">
				{ services().map( ( { kind, name, what, console } ) => (
					<fieldset key={ kind }>
						<legend>{ name }</legend>
						<p>
							{ what }{ ' ' }
							<ExternalLink href={ console }>
								{ __( 'Get keys', 'quayside-blocks' ) }
							</ExternalLink>
						</p>
						<TextControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							autoComplete="off"
							dir="ltr"
							label={ __( 'Site key', 'quayside-blocks' ) }
							value={ sites[ kind ] ?? saved.keys[ kind ].site }
							onChange={ ( site ) =>
								setSites( { ...sites, [ kind ]: site } )
							}
						/>
						<TextControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							type="password"
							autoComplete="new-password"
							dir="ltr"
							label={ __( 'Secret key', 'quayside-blocks' ) }
							help={
								saved.keys[ kind ].hasSecret
									? __(
											'A secret key is saved. Leave empty to keep it.',
											'quayside-blocks'
										)
									: undefined
							}
							value={ secrets[ kind ] ?? '' }
							onChange={ ( secret ) =>
								setSecrets( {
									...secrets,
									[ kind ]: secret || undefined,
								} )
							}
						/>
						{ kind === 'v3-reCAPTCHA' && (
							<RangeControl
								__next40pxDefaultSize
								__nextHasNoMarginBottom
								label={ __(
									'Minimum score',
									'quayside-blocks'
								) }
								help={ __(
									'Visitors with a lower score can’t submit forms. 0 accepts everyone, 1 almost no one. Google recommends 0.5.',
									'quayside-blocks'
								) }
								min={ 0 }
								max={ 1 }
								step={ 0.1 }
								value={ score }
								onChange={ ( value ) =>
									setScore( value ?? 0.5 )
								}
							/>
						) }
					</fieldset>
				) ) }
			</div>
			<h2>{ __( 'Blocklist', 'quayside-blocks' ) }</h2>
			<p>
				{ __(
					'Enter one per line. Matching entries are marked as spam and don’t send notifications.',
					'quayside-blocks'
				) }
			</p>
			<div
				className="quayside-spam__lists"
				role="group"
				aria-label={ __( 'Blocklist', 'quayside-blocks' ) }
			>
				{ list(
					'words',
					__( 'Words and phrases', 'quayside-blocks' ),
					__(
						'Matches whole words and ignores case. Use * as a wildcard.',
						'quayside-blocks'
					)
				) }
				{ list(
					'emails',
					__( 'Email addresses', 'quayside-blocks' ),
					__(
						'For example: bob@example.com, @example.com, or *.example.com.',
						'quayside-blocks'
					)
				) }
				{ list(
					'addresses',
					__( 'IP addresses', 'quayside-blocks' ),
					sprintf(
						/* translators: %1$s and %2$s: ranges of IP addresses */ __(
							'Enter single addresses, or ranges such as %1$s or %2$s.',
							'quayside-blocks'
						),
						'192.0.2.0/24',
						'2001:db8::/32'
					)
				) }
			</div>
			<h2>{ __( 'Trusted proxies', 'quayside-blocks' ) }</h2>
			<p>
				{ __(
					'Rate limits and the blocklist need the visitor’s IP address. All Quayside plugins use this setting.',
					'quayside-blocks'
				) }
			</p>
			{ saved.proxy && (
				<Notice status="warning" isDismissible={ false }>
					{ sprintf(
						/* translators: %s: IP address */
						__(
							'This request came through a proxy at %s that is not in the list. If the proxy is yours, add it. Otherwise all visitors count as one.',
							'quayside-blocks'
						),
						saved.proxy
					) }
				</Notice>
			) }
			<div
				className="quayside-spam__lists"
				role="group"
				aria-label={ __( 'Trusted proxies', 'quayside-blocks' ) }
			>
				<TextareaControl
					__nextHasNoMarginBottom
					rows={ 4 }
					dir="ltr"
					label={ __( 'Proxies or CDN', 'quayside-blocks' ) }
					help={ sprintf(
						/* translators: %1$s and %2$s: ranges of IP addresses */ __(
							'Enter one IP address or range per line, such as %1$s or %2$s. Leave empty if visitors reach this server directly.',
							'quayside-blocks'
						),
						'192.0.2.0/24',
						'2001:db8::/32'
					) }
					value={ proxies }
					onChange={ setProxies }
				/>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __(
						'Header with the visitor’s IP address',
						'quayside-blocks'
					) }
					help={ __(
						'Select the header that your proxy sets itself. Visitors can send the others.',
						'quayside-blocks'
					) }
					value={ header }
					options={ PROXY_HEADERS }
					onChange={ setHeader }
				/>
			</div>
			{ saving.status === 'done' && (
				<Notice status="success" isDismissible={ false }>
					{ __( 'Settings saved.', 'quayside-blocks' ) }
				</Notice>
			) }
			<ErrorNotice message={ saving.error } />
			<Button
				__next40pxDefaultSize
				type="submit"
				variant="primary"
				isBusy={ saving.isBusy }
				aria-disabled={ saving.isBusy }
			>
				{ __( 'Save changes', 'quayside-blocks' ) }
			</Button>
		</form>
	);
}
