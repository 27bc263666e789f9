<?php
declare( strict_types=1 );

namespace Quayside\Shop\Cart;

use Quayside\Shop\Kit\RestRoute;

/**
 * Sends WooCommerce's cart cookies with every response that changes the cart. WooCommerce sets them for pages and
 * additions, and otherwise at the end of the request, when the headers have been sent. After a new quantity or a coupon
 * the cookie would describe the previous cart, and other tabs, blocks, and the next page would rely on it.
 */
final class CartCookies {
	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		// Runs after WooCommerce's own callback, which writes the session that the hash is computed from.
		add_action( 'woocommerce_after_calculate_totals', [ $this, 'after_totals' ], 1001 );
		add_filter( 'woocommerce_add_to_cart_fragments', [ $this, 'set_with_fragments' ], PHP_INT_MAX - 1 );
		add_filter( 'rest_post_dispatch', [ $this, 'set_with_store_api' ], 10, 3 );
		add_filter( 'woocommerce_cart_hash', [ $this, 'with_coupons' ] );
	}

	/**
	 * Adds the coupons to the hash. WooCommerce computes it from lines and total, which a coupon for free shipping may not change,
	 * so that other tabs and stored pages would never show it.
	 *
	 * @param mixed $hash The hash; empty for an empty cart.
	 * @return mixed
	 */
	public function with_coupons( $hash ) {
		$coupons = is_string( $hash ) && '' !== $hash && WC()->cart instanceof \WC_Cart ? WC()->cart->get_applied_coupons() : [];
		return [] === $coupons ? $hash : md5( $hash . wp_json_encode( $coupons ) );
	}

	/**
	 * Sets the cookies after the totals of the visitor's cart, not of a copy, have been calculated.
	 *
	 * @param mixed $cart The cart.
	 */
	public function after_totals( $cart ): void {
		if ( WC()->cart === $cart ) {
			self::set();
		}
	}

	/**
	 * Sets the cookies with a response that has fragments.
	 *
	 * @param mixed $fragments Passed on.
	 * @return mixed
	 */
	public function set_with_fragments( $fragments ) {
		self::set();
		self::save_session();
		return $fragments;
	}

	/**
	 * Sets the cookies with a Store API response.
	 *
	 * @param mixed $response Passed on.
	 * @param mixed $server   Not used.
	 * @param mixed $request  The request.
	 * @return mixed
	 */
	public function set_with_store_api( $response, $server, $request ) {
		if ( $request instanceof \WP_REST_Request && str_starts_with( RestRoute::of( $request ), '/wc/store' ) ) {
			self::set();
			self::save_session();
		}
		return $response;
	}

	/**
	 * Sets the cookies unless headers have been sent. Clients with a cart token have no cookies.
	 */
	private static function set(): void {
		if ( ! WC()->cart instanceof \WC_Cart || ! empty( $_SERVER['HTTP_CART_TOKEN'] ) || headers_sent() ) {
			return;
		}
		$before = self::cookie();
		WC()->cart->maybe_set_cart_cookies();
		if ( self::cookie() !== $before ) {
			self::save_session();
		}
	}

	/**
	 * Writes the session. WooCommerce writes it only after the response has been sent. Scripts see the response and the cookie
	 * before that and may send a request at once, which would read the previous session and write it back at its end.
	 * WooCommerce itself may have set the cookie earlier, so an unchanged cookie does not mean that the session is written.
	 */
	private static function save_session(): void {
		$session = WC()->session;
		if ( is_object( $session ) && method_exists( $session, 'save_data' ) ) {
			$session->save_data();
		}
	}

	/**
	 * Returns the cart hash that the browser will have.
	 *
	 * @return mixed
	 */
	private static function cookie() {
		return $_COOKIE['woocommerce_cart_hash'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only compared.
	}
}
