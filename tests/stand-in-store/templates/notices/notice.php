<?php
/**
 * Notices of the type notice.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

echo empty( $notices ) ? '' : '';
foreach ( $notices ?? [] as $notice ) {
	// phpcs:ignore WordPress.Security.EscapeOutput -- escaped.
	echo '<div class="woocommerce-info"' . wc_get_notice_data_attr( $notice ) . ' role="status">' . wc_kses_notice( $notice['notice'] ) . '</div>';
}
echo empty( $notices ) ? '' : '';
