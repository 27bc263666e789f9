<?php
declare( strict_types=1 );

namespace Quayside\Consent\Log;

use Quayside\Consent\Kit\RateLimit;

/**
 * The log's table: one row for each choice, with nothing in it that names a person.
 */
final class Table {
	/**
	 * Rises with every change of the columns.
	 */
	private const VERSION = '3';

	private const VERSION_OPTION = 'quayside_consent_log_version';

	/**
	 * Rows that one query deletes at most, so that no query holds the table for long.
	 */
	private const BATCH = 1000;

	public static function name(): string {
		global $wpdb;
		return $wpdb->prefix . 'quayside_consent_log';
	}

	/**
	 * Returns the name of the table that counts calls.
	 */
	public static function limits(): string {
		global $wpdb;
		return $wpdb->prefix . 'quayside_consent_limits';
	}

	/**
	 * Makes the table, or brings it up to date. Asks the database nothing when it is.
	 */
	public function install(): void {
		if ( self::VERSION === get_option( self::VERSION_OPTION ) ) {
			return;
		}
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php'; // @phpstan-ignore requireOnce.fileNotFound
		$name = self::name();
		// Two visitors may be the first at once: whoever comes second finds the tables there, which is no error.
		$shows = $wpdb->suppress_errors();
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
				PRIMARY KEY  (id),
				KEY choice (consent_id,chosen_at),
				KEY logged_at (logged_at)
			) {$wpdb->get_charset_collate()};"
		);
		$shown = Shown::name();
		dbDelta(
			"CREATE TABLE $shown (
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
		self::forget_addresses( $name );
		$is_there = false !== $wpdb->query( "SELECT shown FROM $name LIMIT 1" ); // phpcs:ignore WordPress.DB.PreparedSQL
		$wpdb->suppress_errors( $shows );
		// A database that refuses is asked again, and complains at the first choice.
		if ( $is_there ) {
			update_option( self::VERSION_OPTION, self::VERSION, true );
		}
	}

	/**
	 * Drops what earlier versions kept of addresses; nothing asks for it any more.
	 */
	private static function forget_addresses( string $name ): void {
		global $wpdb;
		if ( in_array( get_option( self::VERSION_OPTION ), [ '1', '2' ], true ) ) {
			$wpdb->query( "ALTER TABLE $name DROP INDEX address" ); // phpcs:ignore WordPress.DB.PreparedSQL
			$wpdb->query( "ALTER TABLE $name DROP COLUMN address_hash" ); // phpcs:ignore WordPress.DB.PreparedSQL
			delete_option( 'quayside_consent_log_secret' );
		}
	}

	/**
	 * Adds a choice, once.
	 *
	 * @param array<string, mixed> $entry What contract consent/log.add-request describes.
	 * @param string               $shown Hash of the wording that the visitor saw; see Shown.
	 * @return bool Whether it is stored.
	 */
	public function add( array $entry, string $shown = '' ): bool {
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
				'shown'      => $shown,
			]
		);
	}

	/**
	 * Whether a choice is logged.
	 *
	 * @param array<string, mixed> $entry What contract consent/log.add-request describes.
	 */
	public function has( array $entry ): bool {
		global $wpdb;
		$name = self::name();
		return null !== $wpdb->get_var( $wpdb->prepare( "SELECT id FROM $name WHERE consent_id = %s AND chosen_at = %d LIMIT 1", $entry['id'], $entry['time'] ) ); // phpcs:ignore WordPress.DB.PreparedSQL
	}

	/**
	 * The choices of one consent id, oldest first.
	 *
	 * @return array<int, array<string, string>>
	 */
	public function of( string $consent_id ): array {
		global $wpdb;
		$name = self::name();
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT consent_id, logged_at, action, law, categories, revision, language, shown FROM $name WHERE consent_id = %s ORDER BY id", $consent_id ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL
		/** @var array<int, array<string, string>> $rows */
		return is_array( $rows ) ? $rows : [];
	}

	/**
	 * Deletes the choices of one consent id and says how many there were.
	 */
	public function erase( string $consent_id ): int {
		global $wpdb;
		return (int) $wpdb->delete( self::name(), [ 'consent_id' => $consent_id ] );
	}

	/**
	 * Deletes one batch of choices that are older than so many days and says how many there were.
	 */
	public function expire( int $days ): int {
		global $wpdb;
		$name = self::name();
		$ids  = $wpdb->get_col( $wpdb->prepare( "SELECT id FROM $name WHERE logged_at < %s ORDER BY id LIMIT %d", gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS ), self::BATCH ) ); // phpcs:ignore WordPress.DB.PreparedSQL
		if ( [] === $ids ) {
			return 0;
		}
		$places = implode( ',', array_fill( 0, count( $ids ), '%d' ) );
		return (int) $wpdb->query( $wpdb->prepare( "DELETE FROM $name WHERE id IN ($places)", $ids ) ); // phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders
	}
}
