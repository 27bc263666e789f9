<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

/**
 * How far the entries of other plugins are imported. Entries that were deleted since must not come back with the next switch.
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
