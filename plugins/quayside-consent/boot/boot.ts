import { readRecord } from '../record/record';
import type { Consent, ConsentModule } from '../page/consent';
import { guard } from '../blocking/guard';
import { page } from '../page/page';
import { signal } from '../signals/signals';
import { WP_CATEGORIES, WP_CHANGE } from '../signals/wp-categories';

/*
 * First in the head of every page, inline: reads the choice, shows the banner to those who have none, installs the
 * guard. Everything else is fetched when it is needed.
 */

const config = QUAYSIDE_CONSENT_CONFIG;
const { defaults, law } = config;
const categories = Object.keys( defaults );
const root = page.documentElement;

const tell = ( type: string, detail?: unknown ): boolean =>
	page.dispatchEvent( new CustomEvent( type, { detail } ) );

const consent: Consent = ( window.quaysideConsent = {
	config,
	granted: {},
	record: null,
	documents: new Set(),
	has: ( category ) => !! consent.granted[ category ],
	categoryOf: () => '?',
	read( cookies ) {
		try {
			cookies ??= page.cookie;
		} catch {
			// A sandboxed page has no cookies: the visitor is asked.
		}
		// In another order it is read by the module of that, later, and is the one from before until then.
		const [ , value, action, ...answers ] = readRecord(
			cookies + '',
			categories
		) ?? [ void consent.ask( 'record' ), consent.record ];
		// What is in force may be newer than the record: an answer that is about to be written.
		const isNew = value !== consent.record;
		if ( isNew ) {
			const granted: Record< string, boolean > = {};
			categories.forEach(
				( slug, i ) =>
					( granted[ slug ] = ! i || answers[ i ] === 'yes' )
			);
			consent.record = value;
			const asks =
				! action ||
				+( answers[ categories.length ] ?? 1 ) < config.revision!;
			consent.set( asks ? defaults : granted, asks );
		}
		return isNew;
	},
	set( granted, asks ) {
		consent.granted = granted;
		consent.asks = asks;
		root.dataset.consentAsks = asks as unknown as string;
	},
	ask: async ( name, ...values ) =>
		(
			( await import(
				/* webpackIgnore: true */ config.modules.replace( '*', name )
			) ) as ConsentModule
		 ).run( consent, ...values ),
	choose: ( ...choice ) => consent.ask( 'choice', ...choice ),
	apply: () => consent.ask( 'release' ),
} as Omit< Consent, 'asks' > as Consent );

const getCkyConsent = () => ( {
	activeLaw: law,
	categories: { ...consent.granted },
	isUserActionCompleted: ! consent.asks,
	consentID: consent.record?.split( /[:,]/ )[ 1 ] ?? '',
	languageCode: root.lang,
} );

/** Does what a button of the banner, or other software, asks for; opens the preference centre where it names nothing. */
const act = ( name: unknown ): void => void consent.ask( 'banner', name );

/** The choice may have been made in another tab, or while this page lay in the back-forward cache. */
const sync = (): void => void ( consent.read() && consent.apply() );

consent.read();
if ( ! config.quiet ) {
	signal( consent, 'default' );
}
guard( consent, categories );

addEventListener( 'visibilitychange', sync );
addEventListener( 'pageshow', sync );
( window as { cookieStore?: EventTarget } ).cookieStore?.addEventListener(
	'change',
	sync
);

// Passes clicks on, also those that come before the module is there.
page.addEventListener( 'click', ( event ) => {
	const button = ( event.target as Element ).closest( '.cky-banner-element' );
	if ( button ) {
		event.preventDefault();
		act( button );
	}
} );

// The WP Consent API's event: who fires it has answered for the visitor. In force at once, recorded together.
page.addEventListener(
	WP_CHANGE,
	( { detail }: CustomEventInit< Record< string, string > > ) => {
		const granted = { ...consent.granted };
		for ( const name in detail ) {
			const slug = WP_CATEGORIES[ name ];
			if ( slug ) {
				granted[ slug ] = detail[ name ] === 'allow';
			}
		}
		if (
			categories.some(
				( slug ) => granted[ slug ] !== consent.has( slug )
			)
		) {
			consent.set( granted, false );
			void consent.choose( 'api', granted );
		}
	}
);

// Names that other software calls.
Object.assign( window, {
	getCkyConsent,
	revisitCkyConsent: () => act( 0 ),
	performBannerAction: act,
	wp_consent_type: law === 'gdpr' ? 'optin' : 'optout',
	// The API's plugin has its own, and prints them later.
	wp_has_consent: ( name: string ) =>
		name === 'functional' || consent.has( WP_CATEGORIES[ name ]! ),
	wp_set_consent: ( name: string, answer: string ) =>
		void tell( WP_CHANGE, { [ name ]: answer } ),
} );

addEventListener( 'DOMContentLoaded', () => {
	tell( 'wp_consent_type_defined' );
	if (
		/true.*true|,svc/.test(
			JSON.stringify( [ consent.granted, consent.record ] )
		)
	) {
		void consent.apply();
	}
	// Placeholders have buttons, too.
	if ( consent.asks || page.querySelector( 'iframe[data-held]' ) ) {
		void consent.ask( 'banner' );
	}
	tell( 'cookieyes_banner_load', getCkyConsent() );
} );
