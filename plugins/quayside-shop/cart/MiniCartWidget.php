<?php
declare( strict_types=1 );

namespace Quayside\Shop\Cart;

/**
 * WooCommerce's cart widget with its empty state in the page, so that an empty cart needs no request.
 */
final class MiniCartWidget extends \WC_Widget_Cart {
	/**
	 * Replaces WooCommerce's widget under its own class name, because themes print it by that name.
	 */
	public static function replace(): void {
		global $wp_widget_factory;
		if ( $wp_widget_factory instanceof \WP_Widget_Factory && isset( $wp_widget_factory->widgets['WC_Widget_Cart'] ) ) {
			$wp_widget_factory->widgets['WC_Widget_Cart'] = new self();
		}
	}

	/**
	 * Lets the Quayside theme leave the rules for the widget out of pages without one.
	 *
	 * @param mixed  $styles Classes of the rules, by handle.
	 * @param string $html   The page.
	 * @return mixed
	 */
	public static function trim_style( mixed $styles, string $html ): mixed {
		if ( is_array( $styles ) && ! str_contains( $html, 'widget_shopping_cart_content' ) ) {
			$styles['quayside-shop-mini-cart'] = '/^woocommerce-mini-cart/';
		}
		return $styles;
	}

	/**
	 * Prints the widget.
	 *
	 * @param array<string, mixed> $args     Arguments of the sidebar.
	 * @param array<string, mixed> $instance Settings of the widget.
	 */
	public function widget( $args, $instance ): void {
		ob_start();
		parent::widget( $args, $instance );
		$empty = sprintf( '<p class="woocommerce-mini-cart__empty-message">%s</p>', esc_html__( 'No products in the cart.', 'quayside-shop' ) );
		$open  = '<div class="widget_shopping_cart_content">';
		// phpcs:ignore WordPress.Security.EscapeOutput -- WooCommerce's own output.
		echo str_replace( "$open</div>", "$open$empty</div>", (string) ob_get_clean() );
	}
}
