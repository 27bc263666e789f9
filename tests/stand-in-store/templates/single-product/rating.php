<?php
/**
 * Rating of a product.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

global $product;

if ( 0 < $product->get_review_count() ) {
	echo '<div class="woocommerce-product-rating">';
	wc_get_template( 'loop/rating.php' );
	echo '</div>';
}
