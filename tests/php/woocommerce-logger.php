<?php
/**
 * A logger like WooCommerce's where WooCommerce is not active. There is none until a test adds one with the filter.
 */

declare( strict_types=1 );

if ( ! function_exists( 'wc_get_logger' ) ) {
	/**
	 * Returns the logger of the test; null if it has none.
	 */
	function wc_get_logger(): ?object {
		return apply_filters( 'quayside_test_logger', null );
	}
}
