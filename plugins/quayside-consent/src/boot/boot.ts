import { readRecord } from '../record/record';
import { matcher } from '../providers/match';
import type { BannerModule, ChoiceModule, Consent, ConsentAction, ReleaseModule } from './consent';
import { guard } from './guard';
import { WP_CATEGORIES, signal } from './signals';

/*
 * First in the head of every page, inline: reads the choice, shows the banner to those who have none, installs the
 * guard. Everything else is fetched when it is needed.
 */

const config = window.quaysideConsentConfig;
const { categories, defaults, law, modules } = config;
const root = document.documentElement;
const addressHeldBy = matcher( config.held );
const loaded = new Map< string, Promise< unknown > >();

/** Fetches a module once. */
const load = < Module >( address: string ): Promise< Module > => {
	let module = loaded.get( address );
	if ( ! module ) {
		module = import( /* webpackIgnore: true */ address );
		loaded.set( address, module );
		module.catch( () => loaded.delete( address ) );
	}
	return module as Promise< Module >;
};

const answers = ( isOn: ( slug: string ) => boolean ): Record< string, boolean > => Object.fromEntries( categories.map( ( slug ) => [ slug, slug === 'necessary' || isOn( slug ) ] ) );

const consent: Consent = {
	config,
	record: null,
	granted: {},
	asks: true,
	nonce: document.currentScript?.nonce ?? '',
	has: ( category ) => category === 'necessary' || !! consent.granted[ category ],
	withholds( address ) {
		const category = addressHeldBy( address );
		return category && ! consent.has( category ) ? category : undefined;
	},
	async choose( action, wanted ) {
		const before = [ consent.granted, consent.asks ] as const;
		consent.granted = answers( ( slug ) => !! wanted[ slug ] );
		consent.asks = false;
		show();
		try {
			await ( await load< ChoiceModule >( modules.choice ) ).choose( consent, action );
		} catch ( error ) {
			// Without the module nothing was recorded: the visitor is asked again.
			[ consent.granted, consent.asks ] = before;
			show();
			throw error;
		}
	},
	release: () => load< ReleaseModule >( modules.release ),
};

const show = (): void => {
	root.classList.toggle( 'quayside-consent-ask', consent.asks );
	root.classList.toggle( 'quayside-consent-chosen', ! consent.asks );
};

/** Takes the stored choice over; says whether that changed anything. */
const read = (): boolean => {
	const before = JSON.stringify( [ consent.granted, consent.asks ] );
	try {
		consent.record = readRecord( document.cookie, categories );
	} catch {
		// A sandboxed page has no cookies: the visitor is asked.
	}
	const { record } = consent;
	consent.asks = ! record?.decided || record.revision < config.revision;
	consent.granted = answers( ( slug ) => ( consent.asks ? defaults.includes( slug ) : !! record?.categories[ slug ] ) );
	show();
	return before !== JSON.stringify( [ consent.granted, consent.asks ] );
};

const apply = (): void => void consent.release().then( ( module ) => module.apply( consent ) );

/** The choice may have been made in another tab, or while this page lay in the back-forward cache. */
const sync = (): void => {
	if ( read() ) {
		apply();
	}
};

window.quaysideConsent = consent;
read();
signal( consent, 'default' );
guard( consent );

addEventListener( 'pageshow', sync );
document.addEventListener( 'visibilitychange', sync );
( window as { cookieStore?: EventTarget } ).cookieStore?.addEventListener( 'change', sync );

// A click inside a placeholder does not reach this document, so that each one is listened to.
document.addEventListener(
	'load',
	( { target } ) => {
		const frame = target as HTMLIFrameElement;
		if ( frame.dataset?.heldSrc ) {
			frame.contentDocument?.addEventListener( 'click', ( event ) => {
				if ( ( event.target as Element ).closest( 'button' ) ) {
					void consent.choose( 'placeholder', { ...consent.granted, [ frame.dataset.held as string ]: true } );
				}
			} );
		}
	},
	true
);

const openPreferences = (): void => document.querySelector< HTMLElement >( '[data-cky-tag=revisit-consent]' )?.click();

document.addEventListener( 'click', ( event ) => {
	const target = event.target as Element;
	const button = target.closest?.< HTMLElement >( '.cky-consent-container [data-cky-tag]' );
	if ( button ) {
		void load< BannerModule >( modules.banner ).then( ( { press } ) => press( button, consent ) );
	} else if ( target.closest?.( '.cky-banner-element' ) ) {
		event.preventDefault();
		openPreferences();
	}
} );

const getCkyConsent = () => ( {
	activeLaw: law,
	categories: { ...consent.granted },
	isUserActionCompleted: ! consent.asks,
	consentID: consent.record?.id ?? '',
	languageCode: config.language,
} );

const ACTIONS: Readonly< Record< string, ConsentAction > > = { accept_all: 'accept', reject: 'reject', accept_partial: 'save' };

// Names that other software calls.
Object.assign( window, {
	getCkyConsent,
	revisitCkyConsent: openPreferences,
	performBannerAction( name: string ) {
		const action = ACTIONS[ name ];
		if ( action ) {
			void consent.choose( action, answers( ( slug ) => action === 'accept' || ( action === 'save' && consent.has( slug ) ) ) );
		}
	},
	wp_consent_type: law === 'gdpr' ? 'optin' : 'optout',
	...( config.wpConsentApi ? {} : { wp_has_consent: ( category: string ) => consent.has( WP_CATEGORIES[ category ] ?? '' ) } ),
} );

addEventListener( 'DOMContentLoaded', () => {
	document.dispatchEvent( new CustomEvent( 'wp_consent_type_defined' ) );
	if ( consent.asks ) {
		void load( modules.banner );
	}
	// A browser that says "do not sell" has answered before any banner.
	if ( consent.asks && law === 'ccpa' && config.gpc && ( navigator as { globalPrivacyControl?: unknown } ).globalPrivacyControl ) {
		void consent.choose( 'gpc', {} );
	} else if ( categories.some( ( slug ) => slug !== 'necessary' && consent.has( slug ) ) ) {
		apply();
	}
	document.dispatchEvent( new CustomEvent( 'cookieyes_banner_load', { detail: getCkyConsent() } ) );
} );
