<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

/**
 * Brings what older versions kept into the tables of today. Each step may run again where a later one failed.
 */
final class OlderTables {
	/** Entries that are read at a time. */
	private const BATCH = 500;

	/**
	 * Does what is still to do.
	 *
	 * @return bool Whether all is done.
	 */
	public static function update(): bool {
		self::fill_search();
		return self::name_holders() && self::move_files();
	}

	/**
	 * Returns entries of older versions what later columns keep of them.
	 */
	private static function fill_search(): void {
		global $wpdb;
		$table = Tables::name( 'entries' );
		$wpdb->query( "UPDATE $table SET inbox = 0 WHERE status IN ('spam', 'trash')" ); // phpcs:ignore WordPress.DB.PreparedSQL
		do {
			$rows = $wpdb->get_results( "SELECT id, fields FROM $table WHERE search IS NULL LIMIT " . self::BATCH, ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL
			foreach ( is_array( $rows ) ? $rows : [] as $row ) {
				$entry = Entry::of( is_array( $row ) ? $row : [] );
				if ( false === $wpdb->update( $table, [ 'search' => Entries::searched( $entry->fields ) ], [ 'id' => $entry->id ] ) ) {
					return;
				}
			}
			$more = is_array( $rows ) && count( $rows ) === self::BATCH;
		} while ( $more );
	}

	/**
	 * Returns unique values of older versions to their entries' keys; they had an id. Those whose entry is gone are free.
	 *
	 * @return bool Whether all have a key; a value without one would not be taken any more.
	 */
	private static function name_holders(): bool {
		global $wpdb;
		$table   = Tables::name( 'unique' );
		$entries = Tables::name( 'entries' );
		if ( null === $wpdb->get_var( "SHOW COLUMNS FROM $table LIKE 'entry_id'" ) ) { // phpcs:ignore WordPress.DB.PreparedSQL
			return true;
		}
		$steps = [
			// Both steps may run again where the next one failed: new claims have a key and no id.
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
	 * Returns files to their entries' rows; they had a table.
	 *
	 * @return bool Whether all have moved.
	 */
	private static function move_files(): bool {
		global $wpdb;
		$table = Tables::name( 'files' );
		if ( null === $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $table ) ) ) ) {
			return true;
		}
		$last = 0;
		do {
			$ids = array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT entry_id FROM $table WHERE entry_id > %d ORDER BY entry_id LIMIT " . self::BATCH, $last ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL
			foreach ( $ids as $last ) {
				$files = $wpdb->get_results( $wpdb->prepare( "SELECT field_id AS field, name, path, type, size FROM $table WHERE entry_id = %d ORDER BY id", $last ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL
				if ( ! is_array( $files ) || false === $wpdb->update( Tables::name( 'entries' ), [ 'files' => (string) wp_json_encode( $files, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) ], [ 'id' => $last ] ) ) {
					return false;
				}
			}
			$more = count( $ids ) === self::BATCH;
		} while ( $more );
		// Nobody knows whether the last reading found nothing or failed.
		return '' === $wpdb->last_error && false !== $wpdb->query( "DROP TABLE $table" ); // phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.DirectDatabaseQuery.SchemaChange
	}
}
