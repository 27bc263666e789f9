<?php
/**
 * More pictures of a product.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

global $product;

foreach ( $product->get_image_id() ? $product->get_gallery_image_ids() : [] as $index => $image ) {
	// phpcs:ignore WordPress.Security.EscapeOutput -- images.
	echo apply_filters( 'woocommerce_single_product_image_thumbnail_html', wc_get_gallery_image_html( (int) $image, false, $index ), (int) $image );
}
