<?php
/**
 * Words about stock.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

echo '<p class="stock ' . esc_attr( $class ) . '">' . wp_kses_post( $availability ) . '</p>';
