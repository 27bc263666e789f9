<?php
declare( strict_types=1 );

namespace Quayside\Shop\Cart;

/**
 * Lets a fresh visitor hear why an addition from a list was refused. The store leads to the product's page and has the reason in
 * the session; who has nothing in the cart has no session cookie yet, and would get an empty session there.
 */
final class RefusedAddition {
	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_filter( 'woocommerce_cart_redirect_after_error', [ $this, 'remember' ] );
	}

	/**
	 * Starts the session that has the reason.
	 *
	 * @param mixed $url Passed on.
	 * @return mixed
	 */
	public function remember( $url ) {
		$session = WC()->session;
		if ( wc_notice_count() > 0 && is_object( $session ) && method_exists( $session, 'set_customer_session_cookie' ) && ! headers_sent() ) {
			$session->set_customer_session_cookie( true );
		}
		return $url;
	}
}
