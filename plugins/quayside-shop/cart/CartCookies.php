<?php
declare( strict_types=1 );

namespace Quayside\Shop\Cart;

use Quayside\Shop\Kit\RestRoute;

/**
 * Sends the store's cookies of the cart with every answer that changes it. The store sets them when a page or an addition
 * is done, and else at the end of the request, when the answer is on its way already: after a new quantity or a coupon the
 * cookie would name the cart from before, and other tabs, blocks and the next page would believe it.
 */
final class CartCookies {
	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		// Behind the store's own, which writes the session that the hash is made of.
		add_action( 'woocommerce_after_calculate_totals', [ $this, 'after_totals' ], 1001 );
		add_filter( 'woocommerce_add_to_cart_fragments', [ $this, 'with_answer' ], PHP_INT_MAX - 1 );
		add_filter( 'rest_post_dispatch', [ $this, 'with_store_answer' ], 10, 3 );
	}

	/**
	 * Sets the cookies after the visitor's cart, and not a copy of it, has been counted.
	 *
	 * @param mixed $cart The cart.
	 */
	public function after_totals( $cart ): void {
		if ( WC()->cart === $cart ) {
			self::set();
		}
	}

	/**
	 * Sets the cookies with fragments.
	 *
	 * @param mixed $fragments Passed on.
	 * @return mixed
	 */
	public function with_answer( $fragments ) {
		self::set();
		return $fragments;
	}

	/**
	 * Sets the cookies with an answer of the Store API.
	 *
	 * @param mixed $response Passed on.
	 * @param mixed $server   Not used.
	 * @param mixed $request  The request.
	 * @return mixed
	 */
	public function with_store_answer( $response, $server, $request ) {
		if ( $request instanceof \WP_REST_Request && str_starts_with( RestRoute::of( $request ), '/wc/store' ) ) {
			self::set();
		}
		return $response;
	}

	/**
	 * Sets the cookies while that is possible. Who uses a cart token has no cookies.
	 */
	private static function set(): void {
		if ( ! WC()->cart instanceof \WC_Cart || ! empty( $_SERVER['HTTP_CART_TOKEN'] ) || headers_sent() ) {
			return;
		}
		$before = self::cookie();
		WC()->cart->maybe_set_cart_cookies();
		$session = WC()->session;
		// Browsers tell of the cookie when the head of the answer is there, and others ask at once: they must not find the
		// session from before, which is written when the answer has been sent.
		if ( self::cookie() !== $before && is_object( $session ) && method_exists( $session, 'save_data' ) ) {
			$session->save_data();
		}
	}

	/**
	 * The hash as the browser will have it.
	 *
	 * @return mixed
	 */
	private static function cookie() {
		return $_COOKIE['woocommerce_cart_hash'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only compared.
	}
}
