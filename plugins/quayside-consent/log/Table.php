<?php
declare( strict_types=1 );

namespace Quayside\Consent\Log;

use Quayside\Consent\Kit\RateLimit;

/**
 * Manages the table of the log: one row for each choice, with nothing that identifies a person.
 */
final class Table {
	/**
	 * Increases with every change of the columns.
	 */
	private const VERSION = '6';

	private const VERSION_OPTION = 'quayside_consent_log_version';

	/**
	 * Maximum number of rows that a query deletes, so that it does not lock the table for long.
	 */
	private const BATCH = 1000;

	public static function name(): string {
		global $wpdb;
		return $wpdb->prefix . 'quayside_consent_log';
	}

	/**
	 * Returns the name of the table of Wordings.
	 */
	public static function wordings(): string {
		global $wpdb;
		return $wpdb->prefix . 'quayside_consent_shown';
	}

	/**
	 * Returns the name of the table that counts how often the banner is shown.
	 */
	public static function impressions(): string {
		global $wpdb;
		return $wpdb->prefix . 'quayside_consent_impressions';
	}

	/**
	 * Returns the name of the table of DailyChoices.
	 */
	public static function days(): string {
		global $wpdb;
		return $wpdb->prefix . 'quayside_consent_days';
	}

	/**
	 * Returns the name of the table that counts calls.
	 */
	public static function limits(): string {
		global $wpdb;
		return $wpdb->prefix . 'quayside_consent_limits';
	}

	/**
	 * Creates or updates the table. Runs no query if it is up to date.
	 */
	public function install(): void {
		if ( self::VERSION === get_option( self::VERSION_OPTION ) ) {
			return;
		}
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php'; // @phpstan-ignore requireOnce.fileNotFound
		$name = self::name();
		// Two visitors may be the first at the same time. For the second one, the existing tables are not an error.
		$suppressed = $wpdb->suppress_errors();
		dbDelta(
			"CREATE TABLE $name (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				consent_id varchar(64) NOT NULL,
				logged_at datetime NOT NULL,
				chosen_at bigint(20) unsigned NOT NULL,
				action varchar(12) NOT NULL,
				law varchar(4) NOT NULL,
				categories text NOT NULL,
				revision int(10) unsigned NOT NULL,
				language varchar(20) NOT NULL DEFAULT '',
				shown char(64) NOT NULL DEFAULT '',
				layout varchar(30) NOT NULL DEFAULT '',
				PRIMARY KEY  (id),
				KEY choice (consent_id,chosen_at),
				KEY statistics (logged_at,action,language,layout)
			) {$wpdb->get_charset_collate()};"
		);
		$wordings = self::wordings();
		dbDelta(
			"CREATE TABLE $wordings (
				hash char(64) NOT NULL,
				revision int(10) unsigned NOT NULL,
				language varchar(20) NOT NULL DEFAULT '',
				first_shown_at datetime NOT NULL,
				content longtext NOT NULL,
				PRIMARY KEY  (hash),
				KEY revision (revision,language)
			) {$wpdb->get_charset_collate()};"
		);
		dbDelta( RateLimit::definition( self::limits() ) );
		$impressions = self::impressions();
		dbDelta(
			"CREATE TABLE $impressions (
				day date NOT NULL,
				language varchar(20) NOT NULL DEFAULT '',
				layout varchar(30) NOT NULL DEFAULT '',
				impressions int(10) unsigned NOT NULL,
				PRIMARY KEY  (day,language,layout)
			) {$wpdb->get_charset_collate()};"
		);
		$days = self::days();
		dbDelta(
			"CREATE TABLE $days (
				day date NOT NULL,
				language varchar(20) NOT NULL DEFAULT '',
				layout varchar(30) NOT NULL DEFAULT '',
				action varchar(12) NOT NULL,
				choices int(10) unsigned NOT NULL,
				PRIMARY KEY  (day,language,layout,action)
			) {$wpdb->get_charset_collate()};"
		);
		self::drop_addresses( $name );
		if ( in_array( get_option( self::VERSION_OPTION ), [ '1', '2', '3', '4' ], true ) ) {
			// The index for the statistics starts with the same column.
			$wpdb->query( "ALTER TABLE $name DROP INDEX logged_at" ); // phpcs:ignore WordPress.DB.PreparedSQL
		}
		$exists = false !== $wpdb->query( "SELECT layout FROM $name LIMIT 1" ); // phpcs:ignore WordPress.DB.PreparedSQL
		$wpdb->suppress_errors( $suppressed );
		// If the database failed, the installation is tried again later. The first choice then reports the error.
		if ( $exists ) {
			update_option( self::VERSION_OPTION, self::VERSION, true );
		}
	}

	/**
	 * Removes the columns in which earlier versions stored hashed IP addresses.
	 */
	private static function drop_addresses( string $name ): void {
		global $wpdb;
		if ( in_array( get_option( self::VERSION_OPTION ), [ '1', '2' ], true ) ) {
			$wpdb->query( "ALTER TABLE $name DROP INDEX address" ); // phpcs:ignore WordPress.DB.PreparedSQL
			$wpdb->query( "ALTER TABLE $name DROP COLUMN address_hash" ); // phpcs:ignore WordPress.DB.PreparedSQL
			delete_option( 'quayside_consent_log_secret' );
		}
	}

	/**
	 * Adds a choice, unless it is already stored.
	 *
	 * @param array<string, mixed> $entry   Contract consent/log.add-request.
	 * @param string               $wording Hash of the wording that the visitor saw; see Wordings.
	 * @return bool Whether the choice is stored.
	 */
	public function add( array $entry, string $wording = '' ): bool {
		global $wpdb;
		if ( $this->has( $entry ) ) {
			return true;
		}
		return 1 === $wpdb->insert(
			self::name(),
			[
				'consent_id' => $entry['id'],
				'logged_at'  => gmdate( 'Y-m-d H:i:s' ),
				'chosen_at'  => $entry['time'],
				'action'     => $entry['action'],
				'law'        => $entry['law'],
				'categories' => wp_json_encode( $entry['categories'] ),
				'revision'   => $entry['revision'],
				'language'   => $entry['language'] ?? '',
				'shown'      => $wording,
				'layout'     => $entry['layout'] ?? '',
			]
		);
	}

	/**
	 * Determines whether a choice is stored.
	 *
	 * @param array<string, mixed> $entry Contract consent/log.add-request.
	 */
	public function has( array $entry ): bool {
		global $wpdb;
		$name = self::name();
		// phpcs:disable WordPress.DB.PreparedSQL
		$id = $wpdb->get_var(
			$wpdb->prepare( "SELECT id FROM $name WHERE consent_id = %s AND chosen_at = %d LIMIT 1", $entry['id'], $entry['time'] )
		);
		// phpcs:enable
		return null !== $id;
	}

	/**
	 * Determines whether the log contains any choice.
	 */
	public static function has_any(): bool {
		global $wpdb;
		$name = self::name();
		$old  = $wpdb->suppress_errors( true );
		$id   = $wpdb->get_var( "SELECT id FROM $name LIMIT 1" ); // phpcs:ignore WordPress.DB.PreparedSQL
		$wpdb->suppress_errors( $old );
		return null !== $id;
	}

	/**
	 * Returns the choices with a consent ID, oldest first.
	 *
	 * @return array<int, array<string, string>>
	 */
	public function get_by_consent_id( string $consent_id ): array {
		global $wpdb;
		$name = self::name();
		// phpcs:disable WordPress.DB.PreparedSQL
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT consent_id, logged_at, chosen_at, action, law, categories, revision, language, shown, layout FROM $name WHERE consent_id = %s ORDER BY id",
				$consent_id
			),
			ARRAY_A
		);
		// phpcs:enable
		/** @var array<int, array<string, string>> $rows */
		return is_array( $rows ) ? $rows : [];
	}

	/**
	 * Deletes the choices with a consent ID and returns how many there were.
	 */
	public function erase( string $consent_id ): int {
		global $wpdb;
		return (int) $wpdb->delete( self::name(), [ 'consent_id' => $consent_id ] );
	}

	/**
	 * Deletes one batch of choices that are older than a number of days and returns how many there were.
	 */
	public function expire( int $days ): int {
		global $wpdb;
		$name = self::name();
		// phpcs:disable WordPress.DB.PreparedSQL
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT id FROM $name WHERE logged_at < %s ORDER BY id LIMIT %d",
				gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS ),
				self::BATCH
			)
		);
		// phpcs:enable
		if ( [] === $ids ) {
			return 0;
		}
		$places = implode( ',', array_fill( 0, count( $ids ), '%d' ) );
		// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders
		return (int) $wpdb->query( $wpdb->prepare( "DELETE FROM $name WHERE id IN ($places)", $ids ) );
	}
}
