import type { Consent } from './consent';

/**
 * Category that answers each category of the WP Consent API. Its "functional" is what we call necessary; performance
 * has no counterpart, because no category of the API means it alone.
 */
export const WP_CATEGORIES: Readonly< Record< string, string > > = {
	functional: 'necessary',
	preferences: 'functional',
	statistics: 'analytics',
	'statistics-anonymous': 'analytics',
	marketing: 'advertisement',
};

/** The WP Consent API's event: its detail has "allow" or "deny" by category. */
export const WP_CHANGE = 'wp_listen_for_consent_change';

interface TagWindow {
	dataLayer?: unknown[];
	uetq?: unknown[];
	gtag?: ( ...values: unknown[] ) => void;
}

/**
 * Tells Google's and Microsoft's tags what is allowed, in their own words.
 *
 * @param consent The page's consent.
 * @param moment  "default" before any tag, "update" after each choice.
 */
export function signal( { config, has }: Consent, moment: 'default' | 'update' ): void {
	if ( ! config.signals ) {
		return;
	}
	const tags = window as TagWindow;
	const layer = ( tags.dataLayer ??= [] );
	tags.gtag ??= function() {
		// Google's tags read Arguments objects and pass over arrays.
		// eslint-disable-next-line prefer-rest-params
		layer.push( arguments );
	};
	const [ ads, analytics, functional ] = [ 'advertisement', 'analytics', 'functional' ].map( ( category ) => ( has( category ) ? 'granted' : 'denied' ) );
	( tags.uetq ??= [] ).push( 'consent', moment, { ad_storage: ads } );
	tags.gtag( 'consent', moment, {
		ad_storage: ads,
		ad_user_data: ads,
		ad_personalization: ads,
		analytics_storage: analytics,
		functionality_storage: functional,
		personalization_storage: functional,
		security_storage: 'granted',
		...( moment === 'default' && { wait_for_update: 500 } ),
	} );
}
