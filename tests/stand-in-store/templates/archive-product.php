<?php
/**
 * Catalogue: all products, or those of a term.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

get_header( 'shop' );
do_action( 'woocommerce_before_main_content' );
wc_get_template( 'loop/archive.php' );
do_action( 'woocommerce_after_main_content' );
do_action( 'woocommerce_sidebar' );
get_footer( 'shop' );
