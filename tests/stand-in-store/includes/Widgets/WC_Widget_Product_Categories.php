<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

/**
 * A list of product categories.
 */
class WC_Widget_Product_Categories extends WP_Widget {

	/** Names it. */
	public function __construct() {
		parent::__construct(
			'woocommerce_product_categories',
			__( 'Product Categories', 'stand-in-store' ),
			[ 'classname' => 'woocommerce widget_product_categories' ]
		);
	}

	/**
	 * Displays it.
	 *
	 * @param array<string,string> $args     Sidebar's markup.
	 * @param array<string,mixed>  $instance title, count, hide_empty.
	 */
	public function widget( $args, $instance ): void {
		$title = (string) apply_filters( 'widget_title', $instance['title'] ?? __( 'Product categories', 'stand-in-store' ), $instance, $this->id_base );
		// phpcs:disable WordPress.Security.EscapeOutput -- the sidebar's markup.
		echo $args['before_widget'] . ( '' === $title ? '' : $args['before_title'] . $title . $args['after_title'] ) . '<ul class="product-categories">';
		wp_list_categories( [
			'taxonomy'         => 'product_cat',
			'title_li'         => '',
			'show_count'       => ! empty( $instance['count'] ),
			'hide_empty'       => ! empty( $instance['hide_empty'] ),
			'hierarchical'     => true,
			'show_option_none' => __( 'No product categories exist.', 'stand-in-store' ),
		] );
		echo '</ul>' . $args['after_widget'];
		// phpcs:enable
	}
}
