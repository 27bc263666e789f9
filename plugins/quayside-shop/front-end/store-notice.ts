/**
 * Handles the store notice before this inline script: hides it before the first paint if its cookie is set, and sets
 * the session cookie when it is dismissed (spec section 3: cookie store_notice plus the notice's ID, without a
 * separator).
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
		// If cookies are blocked, the notice appears on every page.
	}
	link.addEventListener( 'click', ( event ) => {
		event.preventDefault();
		notice.hidden = true;
		try {
			document.cookie = `${ hidden }; path=/; SameSite=Lax`;
		} catch {
			// Cookies are blocked.
		}
	} );
	// Links with role=button also respond to the space bar. Enter already clicks them.
	link.addEventListener( 'keydown', ( event ) => {
		if ( event.key === ' ' ) {
			event.preventDefault();
			link.click();
		}
	} );
}

export {};
