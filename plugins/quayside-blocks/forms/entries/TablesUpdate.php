<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

use Quayside\Blocks\Kit\Module;
use Quayside\Blocks\Kit\RateLimit;

/**
 * Creates and updates the database tables of forms.
 */
final class TablesUpdate implements Module {
	private const VERSION = '6';

	public function register(): void {
		did_action( 'init' ) > 0 ? self::update() : add_action( 'init', [ self::class, 'update' ], 5 );
		add_filter( 'wpmu_drop_tables', static fn ( array $tables ): array => array_merge( $tables, array_map( [ Tables::class, 'name' ], Tables::NAMES ) ) );
	}

	/**
	 * Creates or updates the tables if their version is outdated.
	 */
	public static function update(): void {
		if ( self::VERSION === get_option( Tables::OPTION ) ) {
			return;
		}
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php'; // @phpstan-ignore requireOnce.fileNotFound
		$collate = $wpdb->get_charset_collate();
		$entries = Tables::name( 'entries' );
		$unique  = Tables::name( 'unique' );
		$log     = Tables::name( 'log' );
		// Concurrent first requests can both create the tables. That they already exist is not an error.
		$shows = $wpdb->suppress_errors();
		dbDelta(
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
			) $collate;"
		);
		dbDelta(
			"CREATE TABLE $unique (
				form_id bigint(20) unsigned NOT NULL,
				field_id varchar(40) NOT NULL,
				hash char(64) NOT NULL,
				idem_key varchar(64) NOT NULL DEFAULT '',
				claimed bigint(20) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (form_id,field_id,hash),
				KEY holder (form_id,idem_key)
			) $collate;"
		);
		dbDelta(
			"CREATE TABLE $log (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				entry_id bigint(20) unsigned NOT NULL,
				user_id bigint(20) unsigned NOT NULL DEFAULT 0,
				created_gmt datetime NOT NULL,
				event varchar(40) NOT NULL,
				detail text NOT NULL,
				PRIMARY KEY  (id),
				KEY entry (entry_id)
			) $collate;"
		);
		$limits = Tables::name( 'limits' );
		dbDelta( RateLimit::definition( $limits ) );
		$exists = false !== $wpdb->query( "SELECT 1 FROM $limits LIMIT 1" ); // phpcs:ignore WordPress.DB.PreparedSQL
		$wpdb->suppress_errors( $shows );
		Capabilities::grant();
		if ( ! $exists || ! OlderTables::update() ) {
			// The next request tries again.
			return;
		}
		// A missing option would cause a query on each submission.
		add_option( Tables::BLOCKLIST, [] );
		update_option( Tables::OPTION_FULL_TEXT, self::add_full_text() ? '1' : '0', false );
		update_option( Tables::OPTION, self::VERSION );
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
