import { ownAddress } from '@quayside/boundary/addresses';

/**
 * Dismisses the coming-soon banner for the user (spec section 7, call 3). Hides it whether or not the request succeeds.
 *
 * @param address URL of the user's REST resource. The banner's own attribute is not used, because any link could have it.
 */
export function attachComingSoonBanner( address: string ): void {
	document.addEventListener( 'click', ( event ) => {
		const link = ( event.target as Element ).closest< HTMLElement >(
			'a.coming-soon-footer-banner-dismiss'
		);
		if ( ! link ) {
			return;
		}
		event.preventDefault();
		void fetch( ownAddress( address ), {
			method: 'POST',
			credentials: 'include',
			headers: { 'X-WP-Nonce': link.dataset.restNonce ?? '' },
			body: new URLSearchParams( {
				'woocommerce_meta[coming_soon_banner_dismissed]': 'yes',
			} ),
		} )
			.catch( () => undefined )
			.then( () =>
				document
					.getElementById( 'coming-soon-footer-banner' )
					?.style.setProperty( 'display', 'none' )
			);
	} );
}
