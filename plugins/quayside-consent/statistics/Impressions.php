<?php
declare( strict_types=1 );

namespace Quayside\Consent\Statistics;

use Quayside\Consent\Log\Table;

/**
 * Counts how often the banner is shown: one row for each day, language, and layout, with nothing about visitors.
 *
 * phpcs:disable WordPress.DB.PreparedSQL
 */
final class Impressions {
	/**
	 * Counts one impression today (UTC).
	 *
	 * @param string $language Locale of the page.
	 * @param string $layout   Layout and position of the banner.
	 */
	public static function add( string $language, string $layout ): void {
		global $wpdb;
		$name = Table::impressions();
		$old  = $wpdb->suppress_errors( true );
		$wpdb->query(
			$wpdb->prepare(
				"INSERT INTO $name (day, language, layout, impressions) VALUES (%s, %s, %s, 1) ON DUPLICATE KEY UPDATE impressions = impressions + 1",
				gmdate( 'Y-m-d' ),
				Dimensions::language( $language ),
				Dimensions::layout( $layout )
			)
		);
		$wpdb->suppress_errors( $old );
	}

	/**
	 * Deletes the counters that are older than a number of days.
	 */
	public static function expire( int $days ): void {
		global $wpdb;
		$name = Table::impressions();
		$wpdb->query( $wpdb->prepare( "DELETE FROM $name WHERE day < %s", gmdate( 'Y-m-d', time() - $days * DAY_IN_SECONDS ) ) );
	}
}
