import type { Consent } from '../page/consent';

interface TagWindow {
	dataLayer?: unknown[];
	uetq?: unknown[];
	gtag?: ( ...values: unknown[] ) => void;
}

/**
 * Signals to Google's and Microsoft's tags what is allowed.
 *
 * @param consent The page's consent.
 * @param moment  "default" before any tag, "update" after each choice.
 */
export function signal( { has }: Consent, moment: 'default' | 'update' ): void {
	const tags = window as TagWindow;
	const status = ( category: string ): string =>
		has( category ) ? 'granted' : 'denied';
	const ads = status( 'advertisement' );
	( tags.uetq ??= [] ).push( 'consent', moment, { ad_storage: ads } );
	( tags.gtag ??= function () {
		// Google's tags read Arguments objects but ignore arrays.
		// eslint-disable-next-line prefer-rest-params
		( tags.dataLayer ??= [] ).push( arguments );
	} )( 'consent', moment, {
		ad_storage: ads,
		ad_user_data: ads,
		ad_personalization: ads,
		analytics_storage: status( 'analytics' ),
		functionality_storage: status( 'functional' ),
		personalization_storage: status( 'functional' ),
		security_storage: 'granted',
		// In milliseconds. Tags wait only after the default signal.
		wait_for_update: 500,
	} );
}
