<?php
declare( strict_types=1 );

namespace Quayside\Consent\Log;

use Quayside\Consent\Kit\Placeholders;
use Quayside\Consent\Kit\RateLimit;
use Quayside\Consent\Kit\TableUpdate;

/**
 * Manages the table of the log: one row for each choice, with nothing that identifies a person.
 */
final class Table {
	/**
	 * Increases with every change of the columns and indexes.
	 */
	private const VERSION = '7';

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
	 * Returns the names of all tables of the plugin.
	 *
	 * @return array<int, string>
	 */
	public static function all(): array {
		return [ self::name(), self::wordings(), self::impressions(), self::days(), self::limits() ];
	}

	/**
	 * Creates or updates the tables. Runs no query if they are up to date. If the database fails, the first choice reports the error.
	 */
	public function install(): void {
		TableUpdate::run( 'consent', self::VERSION_OPTION, self::VERSION, [ self::class, 'definitions' ], [ self::class, 'migrate' ] );
	}

	/**
	 * Migrates tables of earlier versions. Returns whether it is complete.
	 *
	 * @param string $previous Previous version.
	 */
	public static function migrate( string $previous ): bool {
		return OlderTables::update( self::name(), $previous );
	}

	/**
	 * Returns the definitions of the tables for dbDelta().
	 *
	 * @return array<int, string>
	 */
	public static function definitions(): array {
		global $wpdb;
		$collate     = $wpdb->get_charset_collate();
		$name        = self::name();
		$wordings    = self::wordings();
		$impressions = self::impressions();
		$days        = self::days();
		return [
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
				KEY consent (consent_id,chosen_at,logged_at,action),
				KEY newest (logged_at),
				KEY action (action,logged_at),
				KEY statistics (logged_at,action,language,layout)
			) $collate;",
			"CREATE TABLE $wordings (
				hash char(64) NOT NULL,
				revision int(10) unsigned NOT NULL,
				language varchar(20) NOT NULL DEFAULT '',
				first_shown_at datetime NOT NULL,
				content longtext NOT NULL,
				PRIMARY KEY  (hash),
				KEY revision (revision,language)
			) $collate;",
			"CREATE TABLE $impressions (
				day date NOT NULL,
				language varchar(20) NOT NULL DEFAULT '',
				layout varchar(30) NOT NULL DEFAULT '',
				impressions int(10) unsigned NOT NULL,
				PRIMARY KEY  (day,language,layout)
			) $collate;",
			"CREATE TABLE $days (
				day date NOT NULL,
				language varchar(20) NOT NULL DEFAULT '',
				layout varchar(30) NOT NULL DEFAULT '',
				action varchar(12) NOT NULL,
				choices int(10) unsigned NOT NULL,
				PRIMARY KEY  (day,language,layout,action)
			) $collate;",
			RateLimit::definition( self::limits() ),
		];
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
		$name = self::name();
		// One statement, because a browser may send a choice twice at the same time.
		// phpcs:disable WordPress.DB.PreparedSQL
		$insert = $wpdb->prepare(
			"INSERT INTO $name (consent_id, logged_at, chosen_at, action, law, categories, revision, language, shown, layout)
			SELECT %s, %s, %d, %s, %s, %s, %d, %s, %s, %s FROM (SELECT 1) AS one
			WHERE NOT EXISTS (SELECT id FROM $name WHERE consent_id = %s AND chosen_at = %d)",
			$entry['id'],
			gmdate( 'Y-m-d H:i:s' ),
			$entry['time'],
			$entry['action'],
			$entry['law'],
			wp_json_encode( $entry['categories'] ),
			$entry['revision'],
			$entry['language'] ?? '',
			$wording,
			$entry['layout'] ?? '',
			$entry['id'],
			$entry['time']
		);
		$shows  = $wpdb->suppress_errors( true );
		$done   = $wpdb->query( $insert );
		$wpdb->suppress_errors( $shows );
		// The database ends one of two such statements that wait for each other. It can run again.
		return false !== ( false === $done ? $wpdb->query( $insert ) : $done );
		// phpcs:enable
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
				"SELECT id FROM $name WHERE logged_at < %s ORDER BY logged_at LIMIT %d",
				gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS ),
				self::BATCH
			)
		);
		// phpcs:enable
		if ( [] === $ids ) {
			return 0;
		}
		$places = Placeholders::numbers( $ids );
		// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders
		return (int) $wpdb->query( $wpdb->prepare( "DELETE FROM $name WHERE id IN ($places)", $ids ) );
	}
}
