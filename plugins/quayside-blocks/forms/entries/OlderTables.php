<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

/**
 * Migrates data of older versions to the current tables. Each step can run again if a later one fails.
 */
final class OlderTables {
	/** Entries per step. */
	private const BATCH = 500;

	/**
	 * Runs the remaining migrations.
	 *
	 * @return bool Whether all migrations are complete.
	 */
	public static function update(): bool {
		self::fill_search();
		return self::add_keys() && self::move_files();
	}

	/**
	 * Fills columns that older versions did not have.
	 */
	private static function fill_search(): void {
		global $wpdb;
		$table = Tables::name( 'entries' );
		$wpdb->query( "UPDATE $table SET inbox = 0 WHERE status IN ('spam', 'trash')" ); // phpcs:ignore WordPress.DB.PreparedSQL
		do {
			// phpcs:ignore WordPress.DB.PreparedSQL
			$rows = $wpdb->get_results( "SELECT id, fields FROM $table WHERE search IS NULL LIMIT " . self::BATCH, ARRAY_A );
			foreach ( is_array( $rows ) ? $rows : [] as $row ) {
				$entry = Entry::from_row( is_array( $row ) ? $row : [] );
				if ( false === $wpdb->update( $table, [ 'search' => SearchableText::get( $entry->fields ) ], [ 'id' => $entry->id ] ) ) {
					return;
				}
			}
			$more = is_array( $rows ) && count( $rows ) === self::BATCH;
		} while ( $more );
	}

	/**
	 * Replaces the entry ids of unique values with idempotency keys. Values of deleted entries are released.
	 *
	 * @return bool Whether all values have a key. A value without one would no longer be protected.
	 */
	private static function add_keys(): bool {
		global $wpdb;
		$table   = Tables::name( 'unique' );
		$entries = Tables::name( 'entries' );
		if ( null === $wpdb->get_var( "SHOW COLUMNS FROM $table LIKE 'entry_id'" ) ) { // phpcs:ignore WordPress.DB.PreparedSQL
			return true;
		}
		$steps = [
			// The first two steps can run again if the last one fails, because new claims have a key and no id.
			"DELETE FROM $table WHERE idem_key = '' AND entry_id NOT IN (SELECT id FROM $entries)",
			"UPDATE $table SET idem_key = (SELECT idem_key FROM $entries WHERE id = entry_id) WHERE idem_key = ''",
			"ALTER TABLE $table DROP COLUMN entry_id",
		];
		foreach ( $steps as $step ) {
			if ( false === $wpdb->query( $step ) ) { // phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.DirectDatabaseQuery.SchemaChange
				return false;
			}
		}
		return true;
	}

	/**
	 * Moves files from their former table to the rows of their entries.
	 *
	 * @return bool Whether all files have been moved.
	 */
	private static function move_files(): bool {
		global $wpdb;
		$table = Tables::name( 'files' );
		if ( null === $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $table ) ) ) ) {
			return true;
		}
		$last = 0;
		do {
			// phpcs:ignore WordPress.DB.PreparedSQL
			$query = $wpdb->prepare( "SELECT DISTINCT entry_id FROM $table WHERE entry_id > %d ORDER BY entry_id LIMIT " . self::BATCH, $last );
			$ids   = array_map( 'intval', $wpdb->get_col( $query ) ); // phpcs:ignore WordPress.DB.PreparedSQL
			foreach ( $ids as $last ) {
				// phpcs:ignore WordPress.DB.PreparedSQL
				$query = $wpdb->prepare( "SELECT field_id AS field, name, path, type, size FROM $table WHERE entry_id = %d ORDER BY id", $last );
				$files = $wpdb->get_results( $query, ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL
				$json  = (string) wp_json_encode( $files, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
				// Each of these entries has files, so an empty result is an error.
				if ( ! is_array( $files ) || [] === $files || false === $wpdb->update( Tables::name( 'entries' ), [ 'files' => $json ], [ 'id' => $last ] ) ) {
					return false;
				}
			}
			$more = count( $ids ) === self::BATCH;
		} while ( $more );
		// An empty result can also mean that the last query failed.
		// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.DirectDatabaseQuery.SchemaChange
		return '' === $wpdb->last_error && false !== $wpdb->query( "DROP TABLE $table" );
	}
}
