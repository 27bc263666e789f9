import { readRecord } from '../record/record';
import type { BannerModule, ChoiceModule, Consent, ProvidersModule, ReleaseModule } from './consent';
import { guard } from './guard';
import { signal } from './signals';
import { WP_CATEGORIES, WP_CHANGE } from './wp-categories';

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

const consent: Consent = ( window.quaysideConsent = {
	config,
	record: null,
	granted: defaults,
	asks: true,
	has: ( category ) => !! consent.granted[ category ],
	withholds( address ) {
		try {
			const url = new URL( address as string, page.baseURI );
			// Other schemes carry no host of their own.
			const category = ! categories.every( consent.has ) && /^(http|ws)/.test( url.protocol ) && url.host !== location.host && consent.categoryOf( url );
			return category && ! consent.has( category ) ? category : '';
		} catch {
			// Not an address.
			return '';
		}
	},
	categoryOf: () => '?',
	// Without the list all stays held.
	judge: ( pending ) => load< ProvidersModule >( 'providers' ).then( ( module ) => module.judge( consent, pending ), () => undefined ),
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
if ( config.signals ) {
	signal( consent, 'default' );
}
guard( consent );

page.addEventListener( 'visibilitychange', sync );
addEventListener( 'pageshow', sync );
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
		const frame = target as HTMLIFrameElement;
		if ( frame.dataset?.held ) {
			frame.contentDocument?.addEventListener( 'click', onClick );
		}
	},
	true
);

// The WP Consent API's event: who fires it has answered for the visitor. In force at once, recorded together.
page.addEventListener( WP_CHANGE, ( event ) => {
	const { detail } = event as CustomEvent< Record< string, string > >;
	const granted = { ...consent.granted };
	for ( const name in detail ) {
		const slug = WP_CATEGORIES[ name ];
		if ( slug ) {
			granted[ slug ] = detail[ name ] === 'allow';
		}
	}
	if ( JSON.stringify( granted ) !== JSON.stringify( consent.granted ) ) {
		consent.set( granted, false );
		void consent.choose( 'api', granted );
	}
} );

// Names that other software calls.
Object.assign( window, {
	getCkyConsent,
	revisitCkyConsent: () => act( '' ),
	performBannerAction: act,
	wp_consent_type: law === 'gdpr' ? 'optin' : 'optout',
	// The API's plugin has its own, and prints them later.
	wp_has_consent: ( name: string ) => name === 'functional' || consent.has( WP_CATEGORIES[ name ] ?? '' ),
	wp_set_consent: ( name: string, answer: string ) => void tell( WP_CHANGE, { [ name ]: answer } ),
} );

addEventListener( 'DOMContentLoaded', () => {
	tell( 'wp_consent_type_defined' );
	// A browser that says "do not sell" has answered before any banner.
	if ( consent.asks && config.gpc ) {
		void consent.choose( 'gpc', {} );
	} else if ( categories.slice( 1 ).some( consent.has ) || /"svc\./.test( JSON.stringify( consent.record ) ) ) {
		apply();
	}
	if ( consent.asks ) {
		void load( 'banner' );
	}
	tell( 'cookieyes_banner_load', getCkyConsent() );
} );
