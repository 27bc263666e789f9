<?php
/**
 * More about a product.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

global $product;

$heading = apply_filters( 'woocommerce_product_additional_information_heading', __( 'Additional information', 'stand-in-store' ) );
echo $heading ? '<h2>' . esc_html( $heading ) . '</h2>' : '';
do_action( 'woocommerce_product_additional_information', $product );
