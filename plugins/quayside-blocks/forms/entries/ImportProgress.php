<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

use Quayside\Blocks\Kit\Placeholders;

/**
 * How far the entries of other plugins are imported. Entries that were deleted since must not come back with the next switch.
 *
 * phpcs:disable WordPress.DB.PreparedSQL,WordPress.DB.PreparedSQLPlaceholders
 */
final class ImportProgress {
	/** Option with the ID of the last imported entry by source. */
	public const OPTION = 'quayside_imported_entries';

	/** Start of the names of options with one form each, of files that other plugins exported. */
	public const FORMS = 'quayside_switch_form_';

	/**
	 * Returns the ID of the last imported entry; 0 for none.
	 *
	 * @param string $source ID of the source.
	 */
	public static function get( string $source ): int {
		$stored = get_option( self::OPTION );
		$stored = is_array( $stored ) ? $stored[ $source ] ?? 0 : 0;
		return is_int( $stored ) ? $stored : 0;
	}

	/**
	 * Stores the ID of the last imported entry.
	 *
	 * @param string $source ID of the source.
	 */
	public static function set( string $source, int $id ): void {
		$stored = get_option( self::OPTION );
		update_option( self::OPTION, [ $source => $id ] + ( is_array( $stored ) ? $stored : [] ), false );
	}

	/**
	 * Remembers that imported entries were deleted. An undo starts the import again, and their originals still exist. They are claims of
	 * no form in the table of unique values.
	 *
	 * @param array<int, string> $keys Idempotency keys of entries. Those of visitors have no colon.
	 */
	public static function exclude( array $keys ): void {
		global $wpdb;
		$values = [];
		foreach ( $keys as $key ) {
			// The originals of SureForms are deleted, too.
			if ( str_contains( $key, ':' ) && ! str_starts_with( $key, SureFormsImported::KEY ) ) {
				array_push( $values, ...explode( ':', $key, 2 ) );
			}
		}
		$table = Tables::name( 'unique' );
		$rows  = implode( ', ', array_fill( 0, intdiv( count( $values ), 2 ), '(0, %s, %s)' ) );
		[] === $values || $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO $table (form_id, field_id, hash) VALUES $rows", $values ) );
	}

	/**
	 * Returns which entries of another plugin were imported and deleted.
	 *
	 * @param string          $source ID of the source.
	 * @param array<int, int> $ids    IDs of its entries.
	 * @return array<int, int>
	 */
	public static function excluded( string $source, array $ids ): array {
		global $wpdb;
		$table = Tables::name( 'unique' );
		$in    = Placeholders::texts( $ids );
		return [] === $ids ? [] : array_map( 'intval', $wpdb->get_col(
			$wpdb->prepare( "SELECT hash FROM $table WHERE form_id = 0 AND field_id = %s AND hash IN ($in)", [ $source, ...$ids ] )
		) );
	}

	/**
	 * Removes what the switch has stored.
	 */
	public static function uninstall(): void {
		global $wpdb;
		delete_option( self::OPTION );
		foreach ( $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s", $wpdb->esc_like( self::FORMS ) . '%' ) ) as $name ) {
			delete_option( (string) $name );
		}
	}
}
