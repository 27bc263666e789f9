<?php
/**
 * Opens a list of products.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

echo '<ul class="products columns-' . esc_attr( wc_get_loop_prop( 'columns' ) ) . '">';
