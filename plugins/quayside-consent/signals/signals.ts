import type { Consent } from '../page/consent';

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
export function signal( { has }: Consent, moment: 'default' | 'update' ): void {
	const tags = window as TagWindow;
	const answer = ( category: string ): string =>
		has( category ) ? 'granted' : 'denied';
	const ads = answer( 'advertisement' );
	( tags.uetq ??= [] ).push( 'consent', moment, { ad_storage: ads } );
	( tags.gtag ??= function () {
		// Google's tags read Arguments objects and pass over arrays.
		// eslint-disable-next-line prefer-rest-params
		( tags.dataLayer ??= [] ).push( arguments );
	} )( 'consent', moment, {
		ad_storage: ads,
		ad_user_data: ads,
		ad_personalization: ads,
		analytics_storage: answer( 'analytics' ),
		functionality_storage: answer( 'functional' ),
		personalization_storage: answer( 'functional' ),
		security_storage: 'granted',
		// Only the default is waited for.
		wait_for_update: 500,
	} );
}
