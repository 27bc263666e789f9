<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

/**
 * A search form for products.
 */
class WC_Widget_Product_Search extends WP_Widget {

	/** Names it. */
	public function __construct() {
		parent::__construct( 'woocommerce_product_search', __( 'Product Search', 'stand-in-store' ), [ 'classname' => 'woocommerce widget_product_search' ] );
	}

	/**
	 * Displays it.
	 *
	 * @param array<string,string> $args     Sidebar's markup.
	 * @param array<string,mixed>  $instance title.
	 */
	public function widget( $args, $instance ): void {
		$title = (string) apply_filters( 'widget_title', $instance['title'] ?? '', $instance, $this->id_base );
		// phpcs:disable WordPress.Security.EscapeOutput -- the sidebar's markup.
		echo $args['before_widget'] . ( '' === $title ? '' : $args['before_title'] . $title . $args['after_title'] );
		get_product_search_form();
		echo $args['after_widget'];
		// phpcs:enable
	}
}
