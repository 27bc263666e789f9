<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

/**
 * Names the database tables of forms and the options about them.
 */
final class Tables {
	/** Option with the blocklist, which SpamSettings reads. It is created with the tables. */
	public const BLOCKLIST = 'quayside_form_blocklist';

	/** Option with the version of the site's tables. */
	public const OPTION = 'quayside_forms_tables';

	/** Option that tells whether the entries have a full-text index. */
	public const OPTION_FULL_TEXT = 'quayside_forms_full_text';

	/** Names of the tables, for name(). */
	public const NAMES = [ 'entries', 'unique', 'log', 'limits' ];

	/**
	 * Returns the full name of a table.
	 *
	 * @param string $table entries, unique, log, or limits.
	 */
	public static function name( string $table ): string {
		global $wpdb;
		return $wpdb->prefix . "quayside_form_$table";
	}

	/**
	 * Determines whether the database has a full-text index of the entries. SQLite has none.
	 */
	public static function has_full_text(): bool {
		return '1' === get_option( self::OPTION_FULL_TEXT );
	}
}
