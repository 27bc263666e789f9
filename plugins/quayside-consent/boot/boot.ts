import { readRecord } from '../record/record';
import type { Consent, ConsentModule } from '../page/consent';
import { guard } from '../blocking/guard';
import { page } from '../page/page';
import { signal } from '../signals/signals';
import { WP_CATEGORIES, WP_CHANGE } from '../signals/wp-categories';

/*
 * Printed inline, as the first element in the head of every page. Reads the visitor's choice, shows the banner if there is
 * none, and installs the guard. Everything else is fetched when it is needed.
 */

const config = QUAYSIDE_CONSENT_CONFIG;
const { defaults, law } = config;
const categories = Object.keys( defaults );
const root = page.documentElement;

const dispatch = ( type: string, detail?: unknown ): boolean =>
	page.dispatchEvent( new CustomEvent( type, { detail } ) );

const consent: Consent = ( window.quaysideConsent = {
	config,
	page,
	granted: {},
	record: null,
	documents: new Set(),
	released: new WeakSet(),
	has: ( category ) => !! consent.granted[ category ],
	categoryOf: () => '?',
	read( cookies ) {
		try {
			cookies ??= page.cookie;
		} catch {
			// A sandboxed page can't read cookies, so the visitor gets the banner.
		}
		// A module reads a cookie with another field order later. The previous record stays in force until then.
		const [ , value, action, ...choices ] = readRecord(
			cookies + '',
			categories
		) ?? [ void consent.ask( 'record' ), consent.record ];
		// What is in force can be newer than the record, if a choice has not been written yet.
		const isNew = value !== consent.record;
		if ( isNew ) {
			const granted: Record< string, boolean > = {};
			categories.forEach(
				( slug, i ) =>
					( granted[ slug ] = ! i || choices[ i ] === 'yes' )
			);
			consent.record = value;
			const asks =
				! action ||
				+( choices[ categories.length ] ?? 1 ) < config.revision! ||
				// The signal overrides a choice that was made without it.
				( !! config.gpc && ! value!.includes( ',gpc:' ) );
			consent.set( asks ? defaults : granted, asks );
		}
		return isNew;
	},
	set( granted, asks ) {
		consent.granted = granted;
		consent.asks = asks;
		root.dataset.consentAsks = asks as unknown as string;
	},
	async ask( name, ...values ) {
		// Firefox ignores an import map after the first module, and classic themes have theirs at the end.
		if ( page.readyState === 'loading' ) {
			await new Promise( ( done ) =>
				page.addEventListener( 'readystatechange', done )
			);
		}
		return (
			( await import(
				/* webpackIgnore: true */ config.modules.replace( '*', name )
			) ) as ConsentModule
		 ).run( consent, ...values );
	},
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

/** Performs an action of a banner button or of other software. Without a name, opens the preference center. */
const performAction = ( name: unknown ): void =>
	void consent.ask( 'banner', name );

/** Applies a choice made in another tab, or while this page was in the back-forward cache. */
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

// Forwards clicks to the banner's module, including those made before it has loaded.
page.addEventListener( 'click', ( event ) => {
	const button = ( event.target as Element ).closest( '.cky-banner-element' );
	if ( button ) {
		event.preventDefault();
		performAction( button );
	}
} );

// The WP Consent API's event reports a choice of the visitor. It takes effect at once, and all categories are recorded together.
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

// Functions that other software calls.
Object.assign( window, {
	getCkyConsent,
	revisitCkyConsent: () => performAction( 0 ),
	performBannerAction: performAction,
	wp_consent_type: law === 'gdpr' ? 'optin' : 'optout',
	// The plugin of the API prints its own functions later, and they replace these.
	wp_has_consent: ( name: string ) =>
		name === 'functional' || consent.has( WP_CATEGORIES[ name ]! ),
	wp_set_consent: ( name: string, value: string ) =>
		void dispatch( WP_CHANGE, { [ name ]: value } ),
} );

addEventListener( 'DOMContentLoaded', () => {
	dispatch( 'wp_consent_type_defined' );
	if (
		/true.*true|,svc/.test(
			JSON.stringify( [ consent.granted, consent.record ] )
		)
	) {
		void consent.apply();
	} else if ( consent.asks === false ) {
		// Everything is rejected. Otherwise, the module that unblocks does this.
		void consent.ask( 'withdrawal' );
	}
	if ( consent.asks ) {
		void consent.ask( 'banner' );
	}
	if ( page.querySelector( 'iframe[data-held]' ) ) {
		void consent.ask( 'buttons' );
	}
	dispatch( 'cookieyes_banner_load', getCkyConsent() );
} );
