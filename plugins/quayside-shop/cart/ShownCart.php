<?php
declare( strict_types=1 );

namespace Quayside\Shop\Cart;

/**
 * Writes into the sums of the classic cart and checkout which cart they are of. The store's scripts replace the sums by
 * those of an answer; by the time it comes, the cart may be another one again.
 */
final class ShownCart {
	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'woocommerce_before_cart_totals', static fn () => self::print( 'span' ) );
		// A row, for it stands between rows.
		add_action( 'woocommerce_review_order_after_order_total', static fn () => self::print( 'tr' ) );
	}

	/**
	 * @param 'span'|'tr' $tag Element of the mark.
	 */
	private static function print( string $tag ): void {
		if ( WC()->cart instanceof \WC_Cart ) {
			printf( '<%1$s hidden data-quayside-cart-hash="%2$s"></%1$s>', $tag, esc_attr( WC()->cart->get_cart_hash() ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- one of two tags.
		}
	}
}
