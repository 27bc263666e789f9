import { readRecord } from '../record/record';
import { matcher } from '../providers/match';
import type { BannerModule, ChoiceModule, Consent, ReleaseModule } from './consent';
import { guard } from './guard';
import { WP_CATEGORIES, signal } from './signals';

/*
 * First in the head of every page, inline: reads the choice, shows the banner to those who have none, installs the
 * guard. Everything else is fetched when it is needed.
 */

const config = window.quaysideConsentConfig;
const { defaults, law } = config;
const categories = Object.keys( defaults );
const page = document;
const { classList } = page.documentElement;
const addressHeldBy = matcher( config.held );

/** Fetches a module, once. */
const load = < Module >( name: string ): Promise< Module > => import( /* webpackIgnore: true */ config.modules.replace( '*', name ) );

const consent: Consent = ( window.quaysideConsent = {
	config,
	record: null,
	granted: defaults,
	asks: true,
	has: ( category ) => !! consent.granted[ category ],
	withholds( address ) {
		const category = addressHeldBy( address );
		return category && ! consent.has( category ) ? category : undefined;
	},
	set( granted, asks ) {
		consent.granted = granted;
		consent.asks = asks;
		classList.toggle( 'quayside-consent-ask', asks );
		classList.toggle( 'quayside-consent-chosen', ! asks );
	},
	choose: ( action, wanted ) => load< ChoiceModule >( 'choice' ).then( ( module ) => module.choose( consent, action, wanted ) ),
	release: () => load< ReleaseModule >( 'release' ),
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
	const before = JSON.stringify( getCkyConsent() );
	try {
		consent.record = readRecord( page.cookie, categories );
	} catch {
		// A sandboxed page has no cookies: the visitor is asked.
	}
	const { record } = consent;
	const asks = ! record?.decided || record.revision < config.revision;
	consent.set( asks ? defaults : record.categories, asks );
	return before !== JSON.stringify( getCkyConsent() );
};

/** Does what a button of the banner, or other software, asks for. */
const act = ( name: string, button?: HTMLElement ): void => void load< BannerModule >( 'banner' ).then( ( module ) => module.act( consent, name, button ) );

const apply = (): void => void consent.release().then( ( module ) => module.apply( consent ) );

/** The choice may have been made in another tab, or while this page lay in the back-forward cache. */
const sync = (): void => void ( read() && apply() );

read();
signal( consent, 'default' );
guard( consent );

addEventListener( 'pageshow', sync );
page.addEventListener( 'visibilitychange', sync );
( window as { cookieStore?: EventTarget } ).cookieStore?.addEventListener( 'change', sync );

// A click inside a placeholder does not reach this document, so that each one is listened to.
page.addEventListener(
	'load',
	( { target } ) => {
		const frame = target as HTMLIFrameElement;
		const { held, heldSrc } = frame.dataset ?? {};
		if ( held && heldSrc ) {
			frame.contentDocument?.querySelector( 'button' )?.addEventListener( 'click', () => consent.choose( 'placeholder', { ...consent.granted, [ held ]: true } ) );
		}
	},
	true
);

// Also what is clicked before the module is there.
page.addEventListener( 'click', ( event ) => {
	const button = ( event.target as Element ).closest< HTMLElement >( '.cky-consent-container button,.cky-banner-element' );
	if ( button ) {
		event.preventDefault();
		act( button.dataset.ckyTag ?? '', button );
	}
} );

// Names that other software calls.
Object.assign( window, {
	getCkyConsent,
	revisitCkyConsent: () => act( '' ),
	performBannerAction: act,
	wp_consent_type: law === 'gdpr' ? 'optin' : 'optout',
	...( ! config.wpConsentApi && { wp_has_consent: ( category: string ) => consent.has( WP_CATEGORIES[ category ] ?? '' ) } ),
} );

addEventListener( 'DOMContentLoaded', () => {
	const tell = ( type: string, detail?: unknown ): boolean => page.dispatchEvent( new CustomEvent( type, { detail } ) );
	tell( 'wp_consent_type_defined' );
	// A browser that says "do not sell" has answered before any banner.
	if ( consent.asks && config.gpc && ( navigator as { globalPrivacyControl?: unknown } ).globalPrivacyControl ) {
		void consent.choose( 'gpc', {} );
	} else if ( categories.slice( 1 ).some( consent.has ) ) {
		apply();
	}
	if ( consent.asks ) {
		void load( 'banner' );
	}
	tell( 'cookieyes_banner_load', getCkyConsent() );
} );
