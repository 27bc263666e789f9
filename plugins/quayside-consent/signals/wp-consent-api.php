<?php
/**
 * Defines the function of the WP Consent API, for sites without its plugin.
 */

declare( strict_types=1 );

if ( ! function_exists( 'wp_has_consent' ) ) {
	/**
	 * Determines whether the visitor of this request allows a category.
	 *
	 * @param string $category functional, preferences, statistics, statistics-anonymous or marketing.
	 */
	function wp_has_consent( string $category ): bool {
		return (bool) apply_filters( 'wp_has_consent', false, $category );
	}
}
