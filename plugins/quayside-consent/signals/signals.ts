import type { Consent } from '../page/consent';

/** Microsoft Clarity's function, or the queue that its own snippet creates. */
type Clarity = ( ( ...values: unknown[] ) => void ) & { q?: unknown[] };

interface TagWindow {
	clarity?: Clarity;
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
	( tags.uetq ??= [] ).push( 'consent', moment, {
		ad_storage: ads,
		wait_for_update: 500,
	} );
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
		// In milliseconds. Tags wait only after the default signal. The server replaces the number with the setting.
		wait_for_update: 500,
	} );
}

/**
 * Signals to Microsoft Clarity what is allowed. Clarity stores nothing until it is told to, so there is no default signal.
 *
 * @param consent The page's consent.
 */
export function signalClarity( { has }: Consent ): void {
	const tags = window as TagWindow;
	const status = ( category: string ): string =>
		has( category ) ? 'granted' : 'denied';
	// What is called before its script has loaded waits in a queue.
	const clarity: Clarity = ( tags.clarity ??= function () {
		// eslint-disable-next-line prefer-rest-params
		( clarity.q ??= [] ).push( arguments );
	} );
	clarity( 'consentv2', {
		ad_Storage: status( 'advertisement' ),
		analytics_Storage: status( 'analytics' ),
	} );
}
