import type { Consent } from './consent';

/** Google's and Microsoft's storage types that each category answers. */
const STORAGE: Readonly< Record< string, string > > = {
	advertisement: 'ad_storage ad_user_data ad_personalization',
	analytics: 'analytics_storage',
	functional: 'functionality_storage personalization_storage',
	necessary: 'security_storage',
};

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
export function signal( consent: Consent, moment: 'default' | 'update' ): void {
	if ( ! consent.config.signals ) {
		return;
	}
	const tags = window as TagWindow;
	const layer = ( tags.dataLayer ??= [] );
	tags.gtag ??= function() {
		// Google's tags read Arguments objects and pass over arrays.
		// eslint-disable-next-line prefer-rest-params
		layer.push( arguments );
	};
	const storage: Record< string, unknown > = {};
	for ( const category in STORAGE ) {
		for ( const type of STORAGE[ category ]?.split( ' ' ) ?? [] ) {
			storage[ type ] = consent.has( category ) ? 'granted' : 'denied';
		}
	}
	( tags.uetq ??= [] ).push( 'consent', moment, { ad_storage: storage.ad_storage } );
	tags.gtag( 'consent', moment, moment === 'default' ? { ...storage, wait_for_update: 500 } : storage );
}
