<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

use Quayside\Blocks\Kit\Module;
use Quayside\Blocks\Kit\RateLimit;
use Quayside\Blocks\Kit\TableUpdate;

/**
 * Creates and updates the database tables of forms.
 */
final class TablesUpdate implements Module {
	private const VERSION = '6';

	public function register(): void {
		did_action( 'init' ) > 0 ? self::update() : add_action( 'init', [ self::class, 'update' ], 5 );
	}

	/**
	 * Creates or updates the tables if their version is outdated.
	 */
	public static function update(): void {
		TableUpdate::run( 'forms', Tables::OPTION, self::VERSION, [ self::class, 'definitions' ], [ self::class, 'complete' ] );
	}

	/**
	 * Migrates older tables, and adds what comes with the tables. Returns whether it is complete.
	 */
	public static function complete(): bool {
		Capabilities::grant();
		if ( ! OlderTables::update() ) {
			return false;
		}
		// A missing option would cause a query on each submission.
		add_option( Tables::BLOCKLIST, [] );
		update_option( Tables::OPTION_FULL_TEXT, self::add_full_text() ? '1' : '0', false );
		return true;
	}

	/**
	 * Returns the definitions of the tables for dbDelta().
	 *
	 * @return array<int, string>
	 */
	public static function definitions(): array {
		global $wpdb;
		$collate = $wpdb->get_charset_collate();
		$entries = Tables::name( 'entries' );
		$unique  = Tables::name( 'unique' );
		$log     = Tables::name( 'log' );
		return [
			"CREATE TABLE $entries (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				form_id bigint(20) unsigned NOT NULL,
				status varchar(10) NOT NULL DEFAULT 'unread',
				inbox tinyint(1) NOT NULL DEFAULT 1,
				starred tinyint(1) NOT NULL DEFAULT 0,
				was varchar(10) NOT NULL DEFAULT '',
				trashed_gmt datetime DEFAULT NULL,
				user_id bigint(20) unsigned NOT NULL DEFAULT 0,
				idem_key varchar(64) NOT NULL,
				created_gmt datetime NOT NULL,
				source_url text NOT NULL,
				mail varchar(10) NOT NULL DEFAULT 'none',
				mail_token varchar(16) NOT NULL DEFAULT '',
				mail_until bigint(20) unsigned NOT NULL DEFAULT 0,
				mail_tries tinyint(3) unsigned NOT NULL DEFAULT 0,
				mail_done varchar(255) NOT NULL DEFAULT '',
				fields longtext NOT NULL,
				search longtext,
				files longtext,
				PRIMARY KEY  (id),
				UNIQUE KEY form_key (form_id,idem_key),
				KEY created (created_gmt),
				KEY form_created (form_id,created_gmt),
				KEY form_status (form_id,status,created_gmt),
				KEY status_created (status,created_gmt),
				KEY form_inbox (form_id,inbox,created_gmt),
				KEY inbox_created (inbox,created_gmt),
				KEY starred_created (starred,created_gmt),
				KEY user (user_id),
				KEY mail_created (mail,created_gmt)
			) $collate;",
			"CREATE TABLE $unique (
				form_id bigint(20) unsigned NOT NULL,
				field_id varchar(40) NOT NULL,
				hash char(64) NOT NULL,
				idem_key varchar(64) NOT NULL DEFAULT '',
				claimed bigint(20) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (form_id,field_id,hash),
				KEY holder (form_id,idem_key)
			) $collate;",
			"CREATE TABLE $log (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				entry_id bigint(20) unsigned NOT NULL,
				user_id bigint(20) unsigned NOT NULL DEFAULT 0,
				created_gmt datetime NOT NULL,
				event varchar(40) NOT NULL,
				detail text NOT NULL,
				PRIMARY KEY  (id),
				KEY entry (entry_id)
			) $collate;",
			RateLimit::definition( Tables::name( 'limits' ) ),
		];
	}

	/**
	 * Adds the full-text index if the database supports it. Returns whether the index exists.
	 */
	private static function add_full_text(): bool {
		global $wpdb;
		if ( defined( 'DB_ENGINE' ) && 'sqlite' === DB_ENGINE ) {
			return false;
		}
		$table = Tables::name( 'entries' );
		$old   = $wpdb->suppress_errors( true );
		$has   = static fn (): bool => null !== $wpdb->get_var( "SHOW INDEX FROM $table WHERE Key_name = 'search'" ); // phpcs:ignore WordPress.DB.PreparedSQL
		$has() || $wpdb->query( "ALTER TABLE $table ADD FULLTEXT KEY search (search)" ); // phpcs:ignore WordPress.DB.PreparedSQL
		$added = $has();
		$wpdb->suppress_errors( $old );
		return $added;
	}
}
