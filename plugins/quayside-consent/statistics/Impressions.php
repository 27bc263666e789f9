<?php
declare( strict_types=1 );

namespace Quayside\Consent\Statistics;

/**
 * Counts how often the banner is shown: one row for each day, language, and layout, with nothing about visitors.
 *
 * phpcs:disable WordPress.DB.PreparedSQL
 */
final class Impressions {
	public static function name(): string {
		global $wpdb;
		return $wpdb->prefix . 'quayside_consent_impressions';
	}

	/**
	 * Returns the table's definition for dbDelta().
	 */
	public static function definition(): string {
		global $wpdb;
		$name = self::name();
		return "CREATE TABLE $name (
				day date NOT NULL,
				language varchar(20) NOT NULL DEFAULT '',
				layout varchar(30) NOT NULL DEFAULT '',
				impressions int(10) unsigned NOT NULL,
				PRIMARY KEY  (day,language,layout)
			) {$wpdb->get_charset_collate()};";
	}

	/**
	 * Counts one impression today (UTC).
	 *
	 * @param string $language Locale of the page.
	 * @param string $layout   Layout and position of the banner.
	 */
	public static function add( string $language, string $layout ): void {
		global $wpdb;
		$name = self::name();
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
		$name = self::name();
		$wpdb->query( $wpdb->prepare( "DELETE FROM $name WHERE day < %s", gmdate( 'Y-m-d', time() - $days * DAY_IN_SECONDS ) ) );
	}
}
