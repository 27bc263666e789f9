<?php
/**
 * Nothing was found.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

echo '<div class="woocommerce-no-products-found">';
wc_print_notice( esc_html__( 'No products were found matching your selection.', 'stand-in-store' ), 'notice' );
echo '</div>';
