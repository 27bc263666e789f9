/**
 * The store notice before this inline script: hidden before the first paint where its cookie says so, and until the
 * browser closes once it is dismissed. Spec section 3: cookie store_notice plus the notice's id, without a separator.
 */
const notice = document.currentScript
	?.previousElementSibling as HTMLElement | null;
const link = notice?.querySelector< HTMLElement >(
	'.woocommerce-store-notice__dismiss-link'
);
const hidden = `store_notice${ notice?.dataset.noticeId ?? '' }=hidden`;

if ( notice && link ) {
	try {
		notice.hidden = document.cookie.split( '; ' ).includes( hidden );
	} catch {
		// Without cookies the notice comes back on every page.
	}
	link.addEventListener( 'click', ( event ) => {
		event.preventDefault();
		notice.hidden = true;
		try {
			document.cookie = `${ hidden }; path=/; SameSite=Lax`;
		} catch {
			// As above.
		}
	} );
	// A link with role=button is pressed with the space bar as well; Enter clicks by itself.
	link.addEventListener( 'keydown', ( event ) => {
		if ( event.key === ' ' ) {
			event.preventDefault();
			link.click();
		}
	} );
}

export {};
