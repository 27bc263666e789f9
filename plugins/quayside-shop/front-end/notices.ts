/** Delay in ms before a live region gets the focus (spec section 9). */
const FOCUS_DELAY = 500;

/** Delay in ms before the count of a sorted list is announced, as in WooCommerce. */
const COUNT_DELAY = 2000;

/**
 * Focuses the first alert, because screen readers do not always announce an alert that is part of the page.
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

/** Prevents an alert that gets the focus, as the errors of the checkout do, from being read a second time. */
export function readNoticesOnce(): void {
	document.addEventListener( 'focusin', ( { target } ) =>
		( target as Element )
			.closest( '.checkout [role=alert]' )
			?.removeAttribute( 'role' )
	);
}

/** Announces the number of results after the list was sorted or filtered. */
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
