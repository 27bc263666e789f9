<?php
/**
 * The way to this page.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

if ( empty( $breadcrumb ) ) {
	return;
}

$last = count( $breadcrumb ) - 1;
echo $wrap_before; // phpcs:ignore WordPress.Security.EscapeOutput -- the caller's markup.
foreach ( $breadcrumb as $index => [ $label, $url ] ) {
	$crumb = '' !== $url && $index < $last ? '<a href="' . esc_url( $url ) . '">' . esc_html( $label ) . '</a>' : esc_html( $label );
	echo $before . $crumb . $after . ( $index < $last ? $delimiter : '' ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
}
echo $wrap_after; // phpcs:ignore WordPress.Security.EscapeOutput -- the caller's markup.
