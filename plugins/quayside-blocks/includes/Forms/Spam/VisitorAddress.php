<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Spam;

/**
 * The address that a request comes from.
 */
final class VisitorAddress {
	/**
	 * The visitor's IP address; empty where nobody knows it.
	 */
	public static function get(): string {
		$address = isset( $_SERVER['REMOTE_ADDR'] ) && is_string( $_SERVER['REMOTE_ADDR'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';
		/**
		 * The visitor's address. Sites behind a proxy that they trust name the forwarded one here.
		 *
		 * @param string $address IP address.
		 */
		$address = apply_filters( 'quayside_blocks_form_visitor_address', $address );
		return is_string( $address ) ? $address : '';
	}
}
