<?php
declare( strict_types=1 );

namespace Quayside\Shop\Cart;

/**
 * Makes sure that a new visitor sees why a product in a list could not be added. WooCommerce redirects to the product page
 * and stores the reason in the session. With an empty cart there is no session cookie yet, so the reason would be lost.
 */
final class RefusedAddition {
	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_filter( 'woocommerce_cart_redirect_after_error', [ $this, 'start_session' ] );
	}

	/**
	 * Starts the session that stores the reason.
	 *
	 * @param mixed $url Passed on.
	 * @return mixed
	 */
	public function start_session( $url ) {
		$session = WC()->session;
		if ( wc_notice_count() > 0 && is_object( $session ) && method_exists( $session, 'set_customer_session_cookie' ) && ! headers_sent() ) {
			$session->set_customer_session_cookie( true );
		}
		return $url;
	}
}
