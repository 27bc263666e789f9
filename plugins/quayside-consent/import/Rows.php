<?php
declare( strict_types=1 );

namespace Quayside\Consent\Import;

use Quayside\Consent\Kit\OtherTable;

/**
 * Reads rows of another plugin's tables.
 */
final class Rows {
	/**
	 * Returns all rows of a table, or [] if the table does not exist.
	 *
	 * @param 'cky_banners'|'cky_cookies'|'cky_cookie_categories'|'cmplz_cookiebanners'|'cmplz_cookies'|'cmplz_services' $table Name without the site's prefix.
	 * @param string $order Columns to sort by. Must not contain user input.
	 * @return array<int, array<string, string>>
	 */
	public static function all( string $table, string $order ): array {
		global $wpdb;
		if ( ! OtherTable::exists( $table ) ) {
			return [];
		}
		// phpcs:ignore WordPress.DB.PreparedSQL -- nothing from outside.
		$rows = $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}$table ORDER BY $order LIMIT 1000", ARRAY_A );
		/** @var array<int, array<string, string>> $rows */
		return is_array( $rows ) ? $rows : [];
	}
}
