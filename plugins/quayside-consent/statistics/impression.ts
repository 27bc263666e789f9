import type { Consent } from '../page/consent';

/**
 * Tells the site that the banner is shown, once on the first page of a visit. Nothing about the visitor is sent, stored, or
 * read from the device.
 */
export function countImpression( consent: Consent ): void {
	const { page } = consent;
	const site = `${ location.origin }/`;
	const path = page.querySelector< HTMLElement >( '.cky-consent-container' )
		?.dataset.impressions;
	const count = (): void => {
		// A prerendered page or a background tab shows nothing yet.
		if ( page.hidden ) {
			page.addEventListener( 'visibilitychange', count, { once: true } );
		} else if ( consent.asks ) {
			// With the origin in front, markup of an author can't send it elsewhere.
			// The fetch() of an extension may throw.
			( async () =>
				fetch( site + path!, {
					method: 'POST',
					credentials: 'omit',
					keepalive: true,
				} ) )().catch( String );
		}
	};
	if ( path && ! page.referrer.startsWith( site ) ) {
		count();
	}
}
