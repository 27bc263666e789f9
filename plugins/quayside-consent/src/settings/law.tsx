import { FormTokenField, Notice, RadioControl, TextControl, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { ProxySettings } from './proxies';
import type { PartProps, Settings } from './store';

const laws = (): { value: Settings[ 'law' ]; label: string; description: string }[] => [
	{ value: 'gdpr', label: __( 'Visitors opt in (GDPR)', 'quayside-consent' ), description: __( 'Nothing but the necessary before they say so.', 'quayside-consent' ) },
	{ value: 'ccpa', label: __( 'Visitors opt out (CCPA)', 'quayside-consent' ), description: __( 'Everything is on until they refuse the sale of their data.', 'quayside-consent' ) },
	{ value: 'both', label: __( 'Both', 'quayside-consent' ), description: __( 'They opt in and are offered the refusal as well.', 'quayside-consent' ) },
];

const switches = (): { name: 'gpc' | 'signals' | 'strict' | 'log'; label: string; help: string }[] => [
	{ name: 'gpc', label: __( 'Honour Global Privacy Control', 'quayside-consent' ), help: __( 'A browser that sends it is opted out without a click.', 'quayside-consent' ) },
	{ name: 'signals', label: __( 'Tell Google’s and Microsoft’s tags', 'quayside-consent' ), help: __( 'Consent Mode v2 and UET: denied until the visitor allows it.', 'quayside-consent' ) },
	{ name: 'strict', label: __( 'Strict mode', 'quayside-consent' ), help: __( 'Hosts that nobody knows are held, too. The first consent loads the page again.', 'quayside-consent' ) },
	{ name: 'log', label: __( 'Log choices', 'quayside-consent' ), help: __( 'Proof without names: consent id, choice, time and the words that were shown.', 'quayside-consent' ) },
];

/** The law, the country rule, signals and the log. */
export function Law( { answer, draft, change }: PartProps ) {
	const { geo } = draft;
	const countries = ( geo.countries ?? [] ) as string[];
	return (
		<>
			<RadioControl label={ __( 'Law', 'quayside-consent' ) } selected={ draft.law } options={ laws().map( ( { value, label } ) => ( { value, label } ) ) } onChange={ ( law ) => change( { law: law as Settings[ 'law' ] } ) } help={ laws().find( ( { value } ) => value === draft.law )?.description ?? '' } />
			<fieldset>
				<legend>{ __( 'Law by country', 'quayside-consent' ) }</legend>
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Header of your CDN with the visitor’s country', 'quayside-consent' ) }
					help={ __( 'For example CF-IPCountry at Cloudflare, CloudFront-Viewer-Country at Amazon, X-Vercel-IP-Country. Empty: the law above for everybody. No other service is asked.', 'quayside-consent' ) }
					value={ geo.header ?? '' }
					onChange={ ( header ) => change( { geo: { ...geo, header: header.trim() } } ) }
				/>
				{ geo.header && (
					<>
						<FormTokenField
							__nextHasNoMarginBottom
							__next40pxDefaultSize
							label={ __( 'Countries whose visitors opt out', 'quayside-consent' ) }
							value={ countries }
							onChange={ ( tokens ) =>
								change( { geo: { ...geo, countries: tokens.map( ( token ) => ( typeof token === 'string' ? token : token.value ).toUpperCase() ).filter( ( code, at, all ) => /^[A-Z]{2}$/.test( code ) && all.indexOf( code ) === at ) } } )
							}
						/>
						<p>{ __( 'Two letters each, such as US. Everybody else, and everybody whose country is not known, opts in.', 'quayside-consent' ) }</p>
						<Notice status={ answer.geo.isSafe ? 'info' : 'warning' } isDismissible={ false }>
							{ answer.geo.isSafe
								? __( 'Pages differ by country and say so (Vary). Your CDN must keep a page for each country, or none at all.', 'quayside-consent' )
								: __( 'A page cache on this server does not know of countries. So that no visitor gets another country’s page, everybody opts in.', 'quayside-consent' ) }{ ' ' }
							{ answer.settings.geo.header === geo.header && answer.geo.country === '' && __( 'This request came without the header.', 'quayside-consent' ) }
							{ answer.settings.geo.header === geo.header &&
								answer.geo.country !== '' &&
								/* translators: %s: country code. */
								sprintf( __( 'This request comes from %s.', 'quayside-consent' ), answer.geo.country ) }
						</Notice>
					</>
				) }
			</fieldset>
			{ switches().map( ( { name, label, help } ) => (
				<ToggleControl key={ name } __nextHasNoMarginBottom label={ label } help={ help } checked={ draft[ name ] } onChange={ ( on ) => change( { [ name ]: on } ) } />
			) ) }
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				type="number"
				min={ 1 }
				max={ 3650 }
				label={ __( 'Days that the log keeps a choice', 'quayside-consent' ) }
				help={ __( 'A choice holds for 365 days; keep its proof longer than that.', 'quayside-consent' ) }
				value={ String( draft.logDays ) }
				onChange={ ( days ) => change( { logDays: Math.min( 3650, Math.max( 1, Math.round( Number( days ) ) || 1 ) ) } ) }
			/>
			<ProxySettings proxies={ draft.proxies } unknown={ answer.proxy } change={ ( proxies ) => change( { proxies } ) } />
		</>
	);
}
