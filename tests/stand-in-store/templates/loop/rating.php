<?php
/**
 * Rating in a list.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

global $product;

if ( 0 < $product->get_average_rating() ) {
	/* translators: %s: number */
	echo '<div class="star-rating" role="img" aria-label="' . esc_attr(
		sprintf( __( 'Rated %s out of 5', 'stand-in-store' ), $product->get_average_rating() )
	) . '"><span style="width:' . esc_attr( (string) ( (float) $product->get_average_rating() * 20 ) ) . '%"></span></div>';
}
