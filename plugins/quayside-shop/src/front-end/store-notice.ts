/**
 * Dismisses the store notice until the browser closes. Spec section 3: cookie store_notice plus the notice's id.
 */
export function mount( notice: HTMLElement ): void {
	const link = notice.querySelector< HTMLElement >( '.woocommerce-store-notice__dismiss-link' );
	link?.addEventListener( 'click', ( event ) => {
		event.preventDefault();
		try {
			document.cookie = `store_notice${ notice.dataset.noticeId ?? '' }=hidden; path=/; SameSite=Lax`;
		} catch {
			// Without cookies the notice comes back on the next page.
		}
		notice.hidden = true;
	} );
	// A link with role=button is pressed with the space bar as well; Enter clicks by itself.
	link?.addEventListener( 'keydown', ( event ) => {
		if ( event.key === ' ' ) {
			event.preventDefault();
			link.click();
		}
	} );
}
