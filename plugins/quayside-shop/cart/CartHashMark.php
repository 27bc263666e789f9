<?php
declare( strict_types=1 );

namespace Quayside\Shop\Cart;

/**
 * Adds the cart hash to the totals of the classic cart and checkout. WooCommerce's scripts replace the totals with those
 * of a response, and by the time it arrives the cart may have changed again.
 */
final class CartHashMark {
	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'woocommerce_before_cart_totals', static fn () => self::print( 'span' ) );
		// This hook fires between table rows.
		add_action( 'woocommerce_review_order_after_order_total', static fn () => self::print( 'tr' ) );
	}

	/**
	 * Prints a hidden element with the cart hash.
	 *
	 * @param 'span'|'tr' $tag Element to print.
	 */
	private static function print( string $tag ): void {
		if ( WC()->cart instanceof \WC_Cart ) {
			$hash = WC()->cart->get_cart_hash();
			// phpcs:ignore WordPress.Security.EscapeOutput -- one of two tags.
			printf( '<%1$s hidden data-quayside-cart-hash="%2$s"></%1$s>', $tag, esc_attr( $hash ) );
		}
	}
}
