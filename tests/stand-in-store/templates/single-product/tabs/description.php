<?php
/**
 * Description of a product.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

$heading = apply_filters( 'woocommerce_product_description_heading', __( 'Description', 'stand-in-store' ) );
echo $heading ? '<h2>' . esc_html( $heading ) . '</h2>' : '';
the_content();
