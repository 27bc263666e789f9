<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Store;

/**
 * The shortcodes of the store's pages and of product lists.
 */
final class Shortcodes {

	/** Adds the shortcodes. */
	public function register(): void {
		add_action( 'init', static function (): void {
			add_shortcode( 'woocommerce_cart', [ self::class, 'cart' ] );
			add_shortcode( 'woocommerce_checkout', [ self::class, 'checkout' ] );
			add_shortcode( 'woocommerce_my_account', [ self::class, 'account' ] );
			foreach ( [
				'products'              => [],
				'recent_products'       => [ 'orderby' => 'date', 'order' => 'DESC' ],
				'sale_products'         => [ 'on_sale' => 'true' ],
				'featured_products'     => [ 'visibility' => 'featured' ],
				'best_selling_products' => [ 'orderby' => 'popularity' ],
				'product_category'      => [],
			] as $name => $preset ) {
				add_shortcode(
					$name,
					static fn( $attributes ): string => ProductList::html( array_merge( $preset, is_array( $attributes ) ? $attributes : [] ), (string) $name )
				);
			}
			add_shortcode( 'shop_messages', static function (): string {
				return '<div class="woocommerce">' . (string) wc_print_notices( true ) . '</div>';
			} );
		} );
	}

	/** Returns the output of a function in the store's wrapper. */
	private static function wrapped( callable $show ): string {
		ob_start();
		echo '<div class="woocommerce">';
		$show();
		echo '</div>';
		return (string) ob_get_clean();
	}

	/** Returns the cart. */
	public static function cart(): string {
		return null === WC()->cart ? '' : self::wrapped( static function (): void {
			wc_maybe_define_constant( 'WOOCOMMERCE_CART', true );
			WC()->cart->calculate_totals();
			wc_get_template( WC()->cart->is_empty() ? 'cart/cart-empty.php' : 'cart/cart.php' );
		} );
	}

	/** Returns the checkout, or that the order was received. */
	public static function checkout(): string {
		return null === WC()->cart ? '' : self::wrapped( static function (): void {
			global $wp;
			if ( isset( $wp->query_vars['order-received'] ) ) {
				self::order_received( absint( $wp->query_vars['order-received'] ) );
				return;
			}
			// phpcs:ignore WordPress.Security.NonceVerification -- checked by the checkout.
			if ( isset( $_POST['woocommerce_checkout_place_order'] ) || isset( $_POST['woocommerce_checkout_update_totals'] ) ) {
				WC()->cart->calculate_totals();
			}
			if ( WC()->cart->is_empty() ) {
				wc_get_template( 'cart/cart-empty.php' );
				return;
			}
			WC()->cart->calculate_totals();
			wc_get_template( 'checkout/form-checkout.php', [ 'checkout' => WC()->checkout() ] );
		} );
	}

	/** Displays the order confirmation to visitors with its key. */
	private static function order_received( int $id ): void {
		// phpcs:ignore WordPress.Security.NonceVerification
		$key   = isset( $_GET['key'] ) && is_string( $_GET['key'] ) ? sanitize_text_field( wp_unslash( $_GET['key'] ) ) : '';
		$order = wc_get_order( $id );
		$mine  = $order instanceof \WC_Order && hash_equals( (string) $order->get_order_key(), $key );
		wc_get_template( 'checkout/thankyou.php', [ 'order' => $mine ? $order : false ] );
	}

	/** Returns the account, or the forms to log in. */
	public static function account(): string {
		return null === WC()->cart ? '' : self::wrapped( static function (): void {
			global $wp;
			if ( is_user_logged_in() ) {
				wc_get_template( 'myaccount/my-account.php' );
			} elseif ( isset( $wp->query_vars['lost-password'] ) ) {
				$sent = isset( $_GET['reset-link-sent'] ); // phpcs:ignore WordPress.Security.NonceVerification
				wc_get_template( $sent ? 'myaccount/lost-password-confirmation.php' : 'myaccount/form-lost-password.php' );
			} else {
				wc_get_template( 'myaccount/form-login.php' );
			}
		} );
	}
}
