import { readRecord } from '../record/record';
import type { BannerModule, ChoiceModule, Consent, ProvidersModule, ReleaseModule } from './consent';
import { guard } from './guard';
import { WP_CATEGORIES, WP_CHANGE, signal } from './signals';

/*
 * First in the head of every page, inline: reads the choice, shows the banner to those who have none, installs the
 * guard. Everything else is fetched when it is needed.
 */

const config = window.quaysideConsentConfig;
const { defaults, law } = config;
const categories = Object.keys( defaults );
const page = document;
const { classList } = page.documentElement;

/** Fetches a module, once. */
const load = < Module >( name: string ): Promise< Module > => import( /* webpackIgnore: true */ config.modules.replace( '*', name ) );

const tell = ( type: string, detail?: unknown ): boolean => page.dispatchEvent( new CustomEvent( type, { detail } ) );

/** The provider list, once a script of the page has used an address of another host. */
let providers: ProvidersModule | undefined;

const consent: Consent = ( window.quaysideConsent = {
	config,
	record: null,
	granted: defaults,
	asks: true,
	has: ( category ) => !! consent.granted[ category ],
	withholds( address ) {
		if ( ! categories.every( consent.has ) ) {
			try {
				const url = new URL( address, page.baseURI );
				// Other schemes carry no host of their own.
				if ( /^(http|ws)/.test( url.protocol ) && url.host !== location.host ) {
					const category = providers ? providers.categoryOf( url ) : '?';
					return category && ! consent.has( category ) ? category : undefined;
				}
			} catch {
				// Not an address.
			}
		}
		return undefined;
	},
	known: () => load< ProvidersModule >( 'providers' ).then( ( module ) => void ( providers = module ) ),
	set( granted, asks ) {
		consent.granted = granted;
		consent.asks = asks;
		classList.toggle( 'quayside-consent-ask', asks );
		classList.toggle( 'quayside-consent-chosen', ! asks );
	},
	choose: ( ...choice ) => load< ChoiceModule >( 'choice' ).then( ( module ) => module.choose( consent, ...choice ) ),
	release: () => load( 'release' ),
} );

const getCkyConsent = () => ( {
	activeLaw: law,
	categories: { ...consent.granted },
	isUserActionCompleted: ! consent.asks,
	consentID: consent.record?.id ?? '',
	languageCode: config.language,
} );

/** Takes the stored choice over; says whether that changed anything. */
const read = (): boolean => {
	const before = JSON.stringify( consent );
	try {
		consent.record = readRecord( page.cookie, categories );
	} catch {
		// A sandboxed page has no cookies: the visitor is asked.
	}
	const { record } = consent;
	const asks = ! record?.decided || record.revision < config.revision;
	consent.set( asks ? defaults : record.categories, asks );
	return before !== JSON.stringify( consent );
};

/** Does what a button of the banner or of a placeholder, or other software, asks for. */
const act = ( name: string, button?: HTMLElement ): void => void load< BannerModule >( 'banner' ).then( ( module ) => module.act( consent, name, button ) );

const apply = (): void => void consent.release().then( ( module: ReleaseModule ) => module.apply( consent ) );

/** The choice may have been made in another tab, or while this page lay in the back-forward cache. */
const sync = (): void => void ( read() && apply() );

read();
signal( consent, 'default' );
guard( consent );

addEventListener( 'pageshow', sync );
page.addEventListener( 'visibilitychange', sync );
( window as { cookieStore?: EventTarget } ).cookieStore?.addEventListener( 'change', sync );

/** Passes clicks on, also those that come before the module is there. */
const onClick = ( event: Event ): void => {
	const button = ( event.target as Element ).closest< HTMLElement >( '.cky-consent-container button,.cky-banner-element' );
	if ( button ) {
		event.preventDefault();
		act( button.dataset.ckyTag ?? '', button );
	}
};
page.addEventListener( 'click', onClick );
// A click inside a placeholder does not reach this document, so that each one is listened to.
page.addEventListener(
	'load',
	( { target } ) => {
		const { dataset, contentDocument } = target as HTMLIFrameElement;
		if ( dataset?.held ) {
			contentDocument?.addEventListener( 'click', onClick );
		}
	},
	true
);

// The WP Consent API's event: who fires it has answered for the visitor. In force at once, recorded together.
let recording: number | undefined;
page.addEventListener( WP_CHANGE, ( event ) => {
	const { detail } = event as CustomEvent< Record< string, string > >;
	const granted = { ...consent.granted };
	for ( const name in detail ) {
		const slug = WP_CATEGORIES[ name ];
		if ( slug ) {
			granted[ slug ] = slug === 'necessary' || detail[ name ] === 'allow';
		}
	}
	if ( JSON.stringify( granted ) !== JSON.stringify( consent.granted ) ) {
		consent.set( granted, false );
		clearTimeout( recording );
		recording = window.setTimeout( () => consent.choose( 'api', consent.granted ) );
	}
} );

// Names that other software calls.
Object.assign( window, {
	getCkyConsent,
	revisitCkyConsent: () => act( '' ),
	performBannerAction: act,
	wp_consent_type: law === 'gdpr' ? 'optin' : 'optout',
	...( ! config.wpConsentApi && {
		wp_has_consent: ( name: string ) => consent.has( WP_CATEGORIES[ name ] ?? '' ),
		wp_set_consent: ( name: string, answer: string ) => void ( /^(allow|deny)$/.test( answer ) && tell( WP_CHANGE, { [ name ]: answer } ) ),
	} ),
} );

addEventListener( 'DOMContentLoaded', () => {
	tell( 'wp_consent_type_defined' );
	// A browser that says "do not sell" has answered before any banner.
	if ( consent.asks && config.gpc && ( navigator as { globalPrivacyControl?: unknown } ).globalPrivacyControl ) {
		void consent.choose( 'gpc', {} );
	} else if ( categories.slice( 1 ).some( consent.has ) || JSON.stringify( consent.record ).includes( '"svc.' ) ) {
		apply();
	}
	if ( consent.asks ) {
		void load( 'banner' );
	}
	tell( 'cookieyes_banner_load', getCkyConsent() );
} );
