<?php
/**
 * The account.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

do_action( 'woocommerce_account_navigation' );
echo '<div class="woocommerce-MyAccount-content">';
do_action( 'woocommerce_account_content' );
echo '</div>';
