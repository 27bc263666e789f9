<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

/**
 * Reads the entries that SureForms has stored, from its table.
 *
 * phpcs:disable WordPress.DB.PreparedSQL,WordPress.DB.PreparedSQLPlaceholders
 */
final class SureFormsEntries {
	/**
	 * Counts the entries of a form that are not in the trash.
	 */
	public static function count( int $form ): int {
		global $wpdb;
		$table = self::table();
		return '' === $table ? 0 : (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM $table WHERE form_id = %d AND status <> 'trash'", $form ) );
	}

	/**
	 * Returns the name of the table; empty if the site has none.
	 */
	public static function table(): string {
		global $wpdb;
		$table = "{$wpdb->prefix}srfm_entries";
		return $table === $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $table ) ) ) ? $table : '';
	}
}
