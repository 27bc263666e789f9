<?php
/**
 * Notices of the type error.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

echo empty( $notices ) ? '' : '<ul class="woocommerce-error" role="alert">';
foreach ( $notices ?? [] as $notice ) {
	// phpcs:ignore WordPress.Security.EscapeOutput -- escaped.
	echo '<li' . wc_get_notice_data_attr( $notice ) . '>' . wc_kses_notice( $notice['notice'] ) . '</li>';
}
echo empty( $notices ) ? '' : '</ul>';
