<?php
/**
 * Notices to the visitor, stored in the session until they are displayed.
 *
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

/**
 * Adds a notice.
 *
 * @param string              $message Message with basic HTML.
 * @param string              $type    success, error or notice.
 * @param array<string,mixed> $data    Data attributes.
 */
function wc_add_notice( $message, $type = 'success', $data = [] ): void {
	if ( null === WC()->session ) {
		return;
	}
	$message = (string) apply_filters( 'woocommerce_add_' . $type, 'success' === $type ? apply_filters( 'woocommerce_add_message', $message ) : $message );
	if ( '' === $message ) {
		return;
	}
	$notices            = wc_get_notices();
	$notices[ $type ][] = [
		'notice' => $message,
		'data'   => $data,
	];
	WC()->session->set( 'wc_notices', $notices );
}

/**
 * Returns the notices by type, or those of one type.
 *
 * @param string $type Type.
 * @return array<mixed>
 */
function wc_get_notices( $type = '' ): array {
	$all = null === WC()->session ? [] : (array) WC()->session->get( 'wc_notices', [] );
	return '' === $type ? $all : (array) ( $all[ $type ] ?? [] );
}

/** @param array<mixed> $notices Notices by type. */
function wc_set_notices( $notices ): void {
	WC()->session?->set( 'wc_notices', $notices );
}

/**
 * Returns the number of notices.
 *
 * @param string $type Type, '' for all.
 */
function wc_notice_count( $type = '' ): int {
	return '' === $type ? array_sum( array_map( 'count', wc_get_notices() ) ) : count( wc_get_notices( $type ) );
}

/** Clears all notices. */
function wc_clear_notices(): void {
	WC()->session?->set( 'wc_notices', null );
}

/**
 * Displays and clears the notices.
 *
 * @param bool $return Return the HTML instead.
 * @return string|null
 */
function wc_print_notices( $return = false ) {
	$html = '';
	foreach ( (array) apply_filters( 'woocommerce_notice_types', [ 'error', 'success', 'notice' ] ) as $type ) {
		$notices = wc_get_notices( $type );
		if ( [] !== $notices ) {
			$html .= wc_get_template_html( "notices/$type.php", [ 'notices' => $notices ] );
		}
	}
	wc_clear_notices();
	if ( $return ) {
		return $html;
	}
	echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- templates escape.
	return null;
}

/**
 * Displays a notice immediately.
 *
 * @param string              $message Message.
 * @param string              $type    Type.
 * @param array<string,mixed> $data    Data attributes.
 * @param bool                $return  Return the HTML instead.
 * @return string|null
 */
function wc_print_notice( $message, $type = 'success', $data = [], $return = false ) {
	$html = wc_get_template_html(
		"notices/$type.php",
		[ 'notices' => [ [ 'notice' => apply_filters( 'woocommerce_add_' . $type, $message ), 'data' => $data ] ] ]
	);
	if ( $return ) {
		return $html;
	}
	echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- templates escape.
	return null;
}

/**
 * Returns the data attributes of a notice.
 *
 * @param array<string,mixed> $notice Notice.
 */
function wc_get_notice_data_attr( $notice ): string {
	$html = '';
	foreach ( (array) ( $notice['data'] ?? [] ) as $name => $value ) {
		$html .= sprintf( ' data-%s="%s"', sanitize_title( (string) $name ), esc_attr( (string) $value ) );
	}
	return $html;
}

/**
 * Returns a notice's HTML, cleaned.
 *
 * @param string $message Message.
 */
function wc_kses_notice( $message ): string {
	return wp_kses( $message, array_replace_recursive( wp_kses_allowed_html( 'post' ), [ 'a' => [ 'tabindex' => true ] ] ) );
}
