<?php
declare( strict_types=1 );

namespace Quayside\Consent\Log;

/**
 * Migrates the log's table from earlier versions, after dbDelta() has added what they lack. Every step can run again.
 *
 * phpcs:disable WordPress.DB.PreparedSQL -- the name of the table.
 */
final class OlderTables {
	/**
	 * Indexes that earlier versions lack. A table without them has all columns, so TableUpdate does not miss them.
	 */
	private const INDEXES = [ 'consent', 'newest', 'action' ];

	/**
	 * Removes what the table no longer has. Returns whether it is complete.
	 *
	 * @param string $name     Name of the table.
	 * @param string $previous Previous version, '' for a new table.
	 */
	public static function update( string $name, string $previous ): bool {
		global $wpdb;
		$previous = (int) $previous;
		if ( in_array( $previous, [ 1, 2 ], true ) ) {
			// They stored hashed IP addresses. What is removed already is not an error.
			$wpdb->query( "ALTER TABLE $name DROP INDEX address" );
			$wpdb->query( "ALTER TABLE $name DROP COLUMN address_hash" );
			delete_option( 'quayside_consent_log_secret' );
			if ( false !== $wpdb->query( "SELECT address_hash FROM $name LIMIT 1" ) ) {
				return false;
			}
		}
		if ( $previous >= 1 && $previous <= 4 ) {
			// The index for the statistics starts with the same column.
			$wpdb->query( "ALTER TABLE $name DROP INDEX logged_at" );
		}
		if ( $previous >= 1 && $previous <= 6 ) {
			if ( [] !== array_diff( self::INDEXES, self::indexes( $name ) ) ) {
				return false;
			}
			// The index "consent" starts with the same columns.
			$wpdb->query( "ALTER TABLE $name DROP INDEX choice" );
		}
		return true;
	}

	/**
	 * Returns the names of the table's indexes.
	 *
	 * @return array<int, string>
	 */
	private static function indexes( string $name ): array {
		global $wpdb;
		$rows = $wpdb->get_results( "SHOW INDEX FROM $name", ARRAY_A );
		/** @var array<int, array{Key_name: string}> $rows */
		$rows = is_array( $rows ) ? $rows : [];
		// On SQLite, they start with the name of the table.
		return array_map( static fn ( array $row ): string => (string) preg_replace( '/^.*__/', '', $row['Key_name'] ), $rows );
	}
}
