<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

use Quayside\Blocks\Kit\Module;

/**
 * The tables of the forms: made by dbDelta, versioned.
 */
final class Tables implements Module {
	private const VERSION = '2';
	private const OPTION  = 'quayside_forms_tables';

	/** Who may read and change entries. */
	public const CAPABILITY = 'quayside_manage_form_entries';

	public function register(): void {
		did_action( 'init' ) > 0 ? self::update() : add_action( 'init', [ self::class, 'update' ], 5 );
		add_filter( 'wpmu_drop_tables', static fn ( array $tables ): array => array_merge( $tables, array_map( [ self::class, 'name' ], [ 'entries', 'unique', 'log', 'limits', 'files' ] ) ) );
	}

	/**
	 * The full name of a table.
	 *
	 * @param string $table entries, unique, log, limits or files.
	 */
	public static function name( string $table ): string {
		global $wpdb;
		return $wpdb->prefix . "quayside_form_$table";
	}

	/**
	 * Makes or changes the tables where their version is old.
	 */
	public static function update(): void {
		if ( self::VERSION === get_option( self::OPTION ) ) {
			return;
		}
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php'; // @phpstan-ignore requireOnce.fileNotFound
		$collate = $wpdb->get_charset_collate();
		$entries = self::name( 'entries' );
		$unique  = self::name( 'unique' );
		$log     = self::name( 'log' );
		$limits  = self::name( 'limits' );
		$files   = self::name( 'files' );
		dbDelta(
			"CREATE TABLE $entries (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				form_id bigint(20) unsigned NOT NULL,
				status varchar(10) NOT NULL DEFAULT 'unread',
				starred tinyint(1) NOT NULL DEFAULT 0,
				user_id bigint(20) unsigned NOT NULL DEFAULT 0,
				idem_key varchar(64) NOT NULL,
				created_gmt datetime NOT NULL,
				source_url text NOT NULL,
				mail varchar(10) NOT NULL DEFAULT 'none',
				fields longtext NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY form_key (form_id,idem_key),
				KEY form_status (form_id,status,created_gmt),
				KEY status_created (status,created_gmt),
				KEY mail_created (mail,created_gmt)
			) $collate;"
		);
		dbDelta(
			"CREATE TABLE $unique (
				form_id bigint(20) unsigned NOT NULL,
				field_id varchar(40) NOT NULL,
				hash char(64) NOT NULL,
				entry_id bigint(20) unsigned NOT NULL,
				PRIMARY KEY  (form_id,field_id,hash),
				KEY entry (entry_id)
			) $collate;"
		);
		dbDelta(
			"CREATE TABLE $log (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				entry_id bigint(20) unsigned NOT NULL,
				created_gmt datetime NOT NULL,
				event varchar(40) NOT NULL,
				detail text NOT NULL,
				PRIMARY KEY  (id),
				KEY entry (entry_id)
			) $collate;"
		);
		dbDelta(
			"CREATE TABLE $limits (
				bucket char(64) NOT NULL,
				hits int(10) unsigned NOT NULL,
				expires bigint(20) unsigned NOT NULL,
				PRIMARY KEY  (bucket),
				KEY expires (expires)
			) $collate;"
		);
		dbDelta(
			"CREATE TABLE $files (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				entry_id bigint(20) unsigned NOT NULL,
				form_id bigint(20) unsigned NOT NULL,
				field_id varchar(40) NOT NULL,
				name varchar(255) NOT NULL,
				path varchar(120) NOT NULL,
				type varchar(120) NOT NULL,
				size bigint(20) unsigned NOT NULL,
				created_gmt datetime NOT NULL,
				PRIMARY KEY  (id),
				KEY entry (entry_id)
			) $collate;"
		);
		$role = get_role( 'administrator' );
		if ( $role ) {
			$role->add_cap( self::CAPABILITY );
		}
		update_option( self::OPTION, self::VERSION );
	}
}
