import {
	FormTokenField,
	Notice,
	RadioControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { ProxySettings } from './proxies';
import { StrictDomains } from './strict-domains';
import type { PartProps, Settings } from '../store';

const laws = (): {
	value: Settings[ 'law' ];
	label: string;
	description: string;
}[] => [
	{
		value: 'gdpr',
		label: __( 'Visitors opt in (GDPR)', 'quayside-consent' ),
		description: __(
			'Only necessary cookies are allowed until visitors give consent.',
			'quayside-consent'
		),
	},
	{
		value: 'ccpa',
		label: __( 'Visitors opt out (CCPA)', 'quayside-consent' ),
		description: __(
			'All cookies are allowed until visitors opt out of the sale or sharing of their data.',
			'quayside-consent'
		),
	},
	{
		value: 'both',
		label: __( 'Both', 'quayside-consent' ),
		description: __(
			'Visitors opt in, and are also offered the opt-out.',
			'quayside-consent'
		),
	},
];

const switches = (): {
	name: 'gpc' | 'signals' | 'strict' | 'log' | 'countImpressions';
	label: string;
	help: string;
}[] => [
	{
		name: 'gpc',
		label: __( 'Respect Global Privacy Control', 'quayside-consent' ),
		help: __(
			'Visitors whose browser sends this signal are opted out automatically.',
			'quayside-consent'
		),
	},
	{
		name: 'signals',
		label: __( 'Google and Microsoft consent mode', 'quayside-consent' ),
		help: __(
			'Sends Google Consent Mode v2, Microsoft UET, and Microsoft Clarity signals, which are denied until the visitor gives consent.',
			'quayside-consent'
		),
	},
	{
		name: 'strict',
		label: __( 'Strict mode', 'quayside-consent' ),
		help: __(
			'Also blocks unknown third-party domains with a Content Security Policy. The page reloads when the visitor first gives consent.',
			'quayside-consent'
		),
	},
	{
		name: 'log',
		label: __( 'Log consent', 'quayside-consent' ),
		help: __(
			'Stores proof of consent without names: consent ID, choice, time, and the text shown to the visitor.',
			'quayside-consent'
		),
	},
	{
		name: 'countImpressions',
		label: __( 'Count impressions', 'quayside-consent' ),
		help: __(
			'Counts for each day, language, and layout how often the banner is shown. Nothing about visitors is stored.',
			'quayside-consent'
		),
	},
];

type LawProps = PartProps & {
	/** Saves a domain that strict mode allows. */
	allow: ( domain: string ) => Promise< void >;
};

/** A setting that is a whole number. What isn't a number becomes the smallest one. */
function NumberSetting( {
	min,
	max,
	value,
	onChange,
	...texts
}: {
	min: number;
	max: number;
	label: string;
	help: string;
	value: number;
	onChange: ( value: number ) => void;
} ) {
	return (
		<TextControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			type="number"
			min={ min }
			max={ max }
			value={ String( value ) }
			onChange={ ( text ) =>
				onChange(
					Math.min(
						max,
						Math.max( min, Math.round( Number( text ) ) || min )
					)
				)
			}
			{ ...texts }
		/>
	);
}

/** Returns what is said about the database, by its state. */
const databaseTexts = (): Record< string, string > => ( {
	missing: __( 'The database can’t be read.', 'quayside-consent' ),
	invalid: __(
		'The file is not a database in MaxMind’s format.',
		'quayside-consent'
	),
	ready: __( 'The database can be used.', 'quayside-consent' ),
} );

/** Renders the settings for the privacy law, countries, signals and the log. */
export function Law( { answer, draft, change, allow }: LawProps ) {
	const { geo } = draft;
	const countries = ( geo.countries ?? [] ) as string[];
	// The answer is about the saved settings.
	const isSaved =
		answer.settings.geo.header === geo.header &&
		answer.settings.geo.database === geo.database;
	return (
		<>
			<RadioControl
				label={ __( 'Privacy law', 'quayside-consent' ) }
				selected={ draft.law }
				options={ laws().map( ( { value, label } ) => ( {
					value,
					label,
				} ) ) }
				onChange={ ( law ) =>
					change( { law: law as Settings[ 'law' ] } )
				}
				help={
					laws().find( ( { value } ) => value === draft.law )
						?.description ?? ''
				}
			/>
			<fieldset>
				<legend>
					{ __( 'Privacy law by country', 'quayside-consent' ) }
				</legend>
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'CDN country header', 'quayside-consent' ) }
					help={ __(
						'For example, CF-IPCountry (Cloudflare), CloudFront-Viewer-Country (Amazon CloudFront), or X-Vercel-IP-Country (Vercel). Leave empty to apply the law above to all visitors. No other geolocation service is used.',
						'quayside-consent'
					) }
					value={ geo.header ?? '' }
					onChange={ ( header ) =>
						change( { geo: { ...geo, header: header.trim() } } )
					}
				/>
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Country database', 'quayside-consent' ) }
					help={ __(
						'Path of a country database in MaxMind’s format (.mmdb) on this server, such as /srv/geo/country.mmdb. Keep the file up to date yourself. Not used with a country header.',
						'quayside-consent'
					) }
					value={ geo.database ?? '' }
					onChange={ ( database ) =>
						change( { geo: { ...geo, database: database.trim() } } )
					}
				/>
				{ !! ( geo.header || geo.database ) && (
					<>
						<FormTokenField
							__nextHasNoMarginBottom
							__next40pxDefaultSize
							label={ __(
								'Opt-out countries',
								'quayside-consent'
							) }
							value={ countries }
							onChange={ ( tokens ) =>
								change( {
									geo: {
										...geo,
										countries: tokens
											.map( ( token ) =>
												( typeof token === 'string'
													? token
													: token.value
												).toUpperCase()
											)
											.filter(
												( code, at, all ) =>
													/^[A-Z]{2}$/.test( code ) &&
													all.indexOf( code ) === at
											),
									},
								} )
							}
						/>
						<p>
							{ __(
								'Enter two-letter country codes, such as US. Visitors from all other countries, or from an unknown country, opt in.',
								'quayside-consent'
							) }
						</p>
						<Notice
							status={ answer.geo.isSafe ? 'info' : 'warning' }
							isDismissible={ false }
						>
							{ answer.geo.isSafe && ! geo.header
								? __(
										'Pages vary by country, so only browsers may store them. With a page cache or CDN, use its country header instead.',
										'quayside-consent'
									)
								: answer.geo.isSafe
									? __(
											'Pages vary by country and send a Vary header. Your CDN must cache a separate copy for each country, or not cache pages at all.',
											'quayside-consent'
										)
									: __(
											'A page cache on this server does not vary by country. To avoid serving visitors another country’s page, all visitors opt in.',
											'quayside-consent'
										) }{ ' ' }
							{ isSaved &&
								!! geo.header &&
								answer.geo.country === '' &&
								__(
									'This request did not include the header.',
									'quayside-consent'
								) }
							{ isSaved &&
								! geo.header &&
								databaseTexts()[ answer.geo.database ] }{ ' ' }
							{ isSaved &&
								answer.geo.country !== '' &&
								sprintf(
									/* translators: %s: country code. */
									__(
										'Country of this request: %s.',
										'quayside-consent'
									),
									answer.geo.country
								) }
						</Notice>
					</>
				) }
			</fieldset>
			{ switches().map( ( { name, label, help } ) => (
				<ToggleControl
					key={ name }
					__nextHasNoMarginBottom
					label={ label }
					help={ help }
					checked={ draft[ name ] }
					onChange={ ( on ) => change( { [ name ]: on } ) }
				/>
			) ) }
			{ draft.signals && (
				<fieldset>
					<legend>
						{ __( 'Consent mode', 'quayside-consent' ) }
					</legend>
					<NumberSetting
						min={ 0 }
						max={ 5000 }
						label={ __( 'Waiting time (ms)', 'quayside-consent' ) }
						help={ __(
							'How long tags wait for the stored choice of a returning visitor.',
							'quayside-consent'
						) }
						value={ draft.signalsWait }
						onChange={ ( signalsWait ) =>
							change( { signalsWait } )
						}
					/>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'URL passthrough', 'quayside-consent' ) }
						help={ __(
							'While ad cookies are denied, Google’s tags pass ad click information in the links of this site.',
							'quayside-consent'
						) }
						checked={ draft.urlPassthrough }
						onChange={ ( urlPassthrough ) =>
							change( { urlPassthrough } )
						}
					/>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Ads data redaction', 'quayside-consent' ) }
						help={ __(
							'While ad cookies are denied, Google’s tags send no ad click identifiers.',
							'quayside-consent'
						) }
						checked={ draft.adsRedaction }
						onChange={ ( adsRedaction ) =>
							change( { adsRedaction } )
						}
					/>
				</fieldset>
			) }
			<StrictDomains
				answer={ answer }
				draft={ draft }
				change={ change }
				allow={ allow }
			/>
			<NumberSetting
				min={ 1 }
				max={ 365 }
				label={ __(
					'Validity of a choice (days)',
					'quayside-consent'
				) }
				help={ __(
					'Visitors are asked again after this time. Applies to choices that are made from now on.',
					'quayside-consent'
				) }
				value={ draft.choiceDays }
				onChange={ ( choiceDays ) => change( { choiceDays } ) }
			/>
			<NumberSetting
				min={ 1 }
				max={ 3650 }
				label={ __( 'Retention period (days)', 'quayside-consent' ) }
				help={ __(
					'Keep the proof of a choice for longer than the choice is valid.',
					'quayside-consent'
				) }
				value={ draft.logDays }
				onChange={ ( logDays ) => change( { logDays } ) }
			/>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Shared domain', 'quayside-consent' ) }
				help={ __(
					'Enter a parent domain of this site, such as example.com, so that a choice applies to all of its subdomains. Leave empty to use each choice on this site only.',
					'quayside-consent'
				) }
				value={ draft.cookieDomain }
				onChange={ ( domain ) =>
					change( { cookieDomain: domain.trim().toLowerCase() } )
				}
			/>
			{ answer.isSubfolder && (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __(
						'Share the choice of the main site',
						'quayside-consent'
					) }
					help={ __(
						'When on, a choice on the main site of this network also applies here. When off, visitors make a separate choice on this site.',
						'quayside-consent'
					) }
					checked={ draft.sharedChoice }
					onChange={ ( sharedChoice ) => change( { sharedChoice } ) }
				/>
			) }
			<ProxySettings
				proxies={ draft.proxies }
				unknown={ answer.proxy }
				change={ ( proxies ) => change( { proxies } ) }
			/>
		</>
	);
}
