<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

/**
 * The mini-cart.
 */
class WC_Widget_Cart extends WP_Widget {

	/** Names it. */
	public function __construct() {
		parent::__construct( 'woocommerce_widget_cart', __( 'Cart', 'stand-in-store' ), [
			'classname'   => 'woocommerce widget_shopping_cart',
			'description' => __( 'Display the customer shopping cart.', 'stand-in-store' ),
		] );
	}

	/**
	 * Displays an empty widget, because pages may be cached. A script fills it.
	 *
	 * @param array<string,string> $args     Sidebar's markup.
	 * @param array<string,mixed>  $instance title, hide_if_empty.
	 */
	public function widget( $args, $instance ): void {
		if ( apply_filters( 'woocommerce_widget_cart_is_hidden', is_cart() || is_checkout() ) ) {
			return;
		}
		wp_enqueue_script( 'wc-cart-fragments' );
		$hide  = ! empty( $instance['hide_if_empty'] );
		$title = (string) apply_filters( 'widget_title', $instance['title'] ?? __( 'Cart', 'stand-in-store' ), $instance, $this->id_base );
		// phpcs:disable WordPress.Security.EscapeOutput -- the sidebar's markup.
		echo $args['before_widget'];
		echo '' === $title ? '' : $args['before_title'] . $title . $args['after_title'];
		echo ( $hide ? '<div class="hide_cart_widget_if_empty">' : '' ) . '<div class="widget_shopping_cart_content"></div>' . ( $hide ? '</div>' : '' );
		echo $args['after_widget'];
		// phpcs:enable
	}

	/**
	 * Displays its settings.
	 *
	 * @param array<string,mixed> $instance Settings.
	 */
	public function form( $instance ): string {
		printf(
			'<p><label>%s <input class="widefat" name="%s" value="%s"></label></p>',
			esc_html__( 'Title', 'stand-in-store' ),
			esc_attr( $this->get_field_name( 'title' ) ),
			esc_attr( (string) ( $instance['title'] ?? __( 'Cart', 'stand-in-store' ) ) )
		);
		printf(
			'<p><label><input type="checkbox" name="%s" value="1"%s> %s</label></p>',
			esc_attr( $this->get_field_name( 'hide_if_empty' ) ),
			checked( ! empty( $instance['hide_if_empty'] ), true, false ),
			esc_html__( 'Hide if cart is empty', 'stand-in-store' )
		);
		return '';
	}

	/**
	 * Cleans its settings.
	 *
	 * @param array<string,mixed> $new New.
	 * @param array<string,mixed> $old Old.
	 * @return array<string,mixed>
	 */
	public function update( $new, $old ): array {
		return [
			'title'         => sanitize_text_field( (string) ( $new['title'] ?? '' ) ),
			'hide_if_empty' => empty( $new['hide_if_empty'] ) ? 0 : 1,
		];
	}
}
