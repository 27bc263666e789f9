<?php
/**
 * Badge of a lowered price in a list.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

global $post, $product;

if ( $product->is_on_sale() ) {
	// phpcs:ignore WordPress.Security.EscapeOutput -- escaped.
	echo apply_filters( 'woocommerce_sale_flash', '<span class="onsale">' . esc_html__( 'Sale!', 'stand-in-store' ) . '</span>', $post, $product );
}
