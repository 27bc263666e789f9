<?php
/**
 * Short description of a product.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

global $post;

$text = (string) apply_filters( 'woocommerce_short_description', wpautop( $post->post_excerpt ) );
if ( '' !== $text ) {
	echo '<div class="woocommerce-product-details__short-description">' . wp_kses_post( $text ) . '</div>';
}
