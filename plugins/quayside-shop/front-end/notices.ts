/** Spec section 9: live region focus delay, in ms. */
const FOCUS_DELAY = 500;

/** Until the count of a sorted list is read out, in ms, as WooCommerce does it. */
const COUNT_DELAY = 2000;

/**
 * Focuses the store's first alert, because screen readers do not always read one that was in the page from the start.
 */
export function focusNotice(): void {
	const notice = document.querySelector< HTMLElement >(
		[
			'woocommerce-message',
			'woocommerce-error',
			'wc-block-components-notice-banner',
		]
			.map( ( name ) => `.${ name }[role=alert]` )
			.join()
	);
	if ( notice ) {
		notice.tabIndex = -1;
		setTimeout( () => notice.focus(), FOCUS_DELAY );
	}
}

/** Reads the number of results out after the list was sorted or filtered. */
export function announceCount(): void {
	const count = document.querySelector( '.woocommerce-result-count' );
	if (
		! count ||
		! location.search ||
		document.querySelector(
			'[data-wp-interactive="woocommerce/product-filters"]'
		)
	) {
		return;
	}
	const { childNodes } = count;
	count.setAttribute( 'role', 'alert' );
	count.setAttribute( 'aria-hidden', 'true' );
	setTimeout( () => {
		count.setAttribute( 'aria-hidden', 'false' );
		const nodes = [ ...childNodes ];
		count.replaceChildren();
		count.append( ...nodes );
	}, COUNT_DELAY );
}
