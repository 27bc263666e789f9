<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Tables of other plugins, which a site may have.
 */
final class OtherTable {
	/** Group of the object cache. It ends with the request, because other plugins create and remove tables at any time. */
	private const GROUP = 'quayside_tables';

	/**
	 * Determines whether the site has a table. Asks the database once per request.
	 *
	 * @param string $table Name without the site's prefix.
	 */
	public static function exists( string $table ): bool {
		global $wpdb;
		wp_cache_add_non_persistent_groups( self::GROUP );
		$name   = $wpdb->prefix . $table;
		$exists = wp_cache_get( $name, self::GROUP );
		if ( ! is_int( $exists ) ) {
			$exists = $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $name ) ) ) === $name ? 1 : 0;
			wp_cache_set( $name, $exists, self::GROUP );
		}
		return 1 === $exists;
	}
}
