import { ownAddress } from '@quayside/boundary/addresses';

/**
 * Dismisses the coming-soon banner for the user: spec section 7, call 3. It is hidden however the call ends.
 *
 * @param address Where the user's settings are kept. The store's banner names it as well, but so could anybody's link.
 */
export function attachComingSoon( address: string ): void {
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
