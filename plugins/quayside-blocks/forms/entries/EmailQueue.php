<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

/**
 * Manages the state of entries' emails: none, queued, sending, sent, or failed. The follow-up request, the scheduler, and the
 * loopback request can all try to send the same email. Each state changes in one statement, so only one of them succeeds.
 *
 * phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared
 */
final class EmailQueue {
	/** Maximum number of attempts, so that an email that crashes its process is not retried forever. */
	private const TRIES = 3;

	/** Entries per run. */
	private const BATCH = 50;

	/**
	 * Claims an entry's email for this process.
	 *
	 * @param int    $id   Entry id.
	 * @param string $from State that the email must have. "sending" takes over from a crashed process.
	 * @return EmailClaim|null Null if the email has another state, or another process has claimed it.
	 */
	public static function claim( int $id, string $from ): ?EmailClaim {
		global $wpdb;
		$table      = Tables::name( 'entries' );
		$token      = wp_generate_password( 16, false );
		$until      = time() + EmailClaim::HOLD;
		$is_crashed = 'sending' === $from;
		$done       = $is_crashed
			? $wpdb->query(
				$wpdb->prepare(
					"UPDATE $table SET mail_token = %s, mail_until = %d, mail_tries = mail_tries + 1
					WHERE id = %d AND mail = 'sending' AND mail_until BETWEEN 1 AND %d AND mail_tries < %d",
					$token,
					$until,
					$id,
					time(),
					self::TRIES
				)
			)
			: $wpdb->query(
				$wpdb->prepare(
					"UPDATE $table SET mail = 'sending', mail_token = %s, mail_until = %d, mail_tries = 1, mail_done = '' WHERE id = %d AND mail = %s",
					$token,
					$until,
					$id,
					$from
				)
			);
		if ( 1 !== $done ) {
			return null;
		}
		$recorded = $is_crashed ? (string) $wpdb->get_var( $wpdb->prepare( "SELECT mail_done FROM $table WHERE id = %d", $id ) ) : '';
		return new EmailClaim( $id, $token, $recorded );
	}

	/**
	 * Marks emails as failed if their process crashed too often, or in an older version without expiring claims, so that they can
	 * be resent manually.
	 *
	 * @param int $id Entry id; 0 for all.
	 * @return int Number of marked emails.
	 */
	public static function give_up( int $id = 0 ): int {
		global $wpdb;
		$table = Tables::name( 'entries' );
		$is    = (string) $wpdb->prepare(
			"mail = 'sending' AND ( ( mail_until BETWEEN 1 AND %d AND mail_tries >= %d ) OR ( mail_until = 0 AND created_gmt <= %s ) )",
			time(),
			$id > 0 ? 0 : self::TRIES,
			gmdate( 'Y-m-d H:i:s', time() - HOUR_IN_SECONDS )
		);
		// Reading takes no locks. A statement that changes all of them would lock the index of states before the entries, while a claim
		// that ends locks its entry before the index, and the database ends one of two statements that wait for each other.
		$ids   = $id > 0 ? [ $id ] : array_map( 'intval', $wpdb->get_col( "SELECT id FROM $table WHERE $is" ) );
		$count = 0;
		foreach ( $ids as $one ) {
			$query  = $wpdb->prepare( "UPDATE $table SET mail = 'failed' WHERE id = %d AND ", $one ) . $is;
			$count += (int) $wpdb->query( $query ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared
		}
		return $count;
	}

	/**
	 * Returns entries whose email is queued, or whose process crashed, oldest first.
	 *
	 * @param int $age Minimum age of queued emails in seconds.
	 * @return array<int, string> States by id.
	 */
	public static function waiting( int $age ): array {
		global $wpdb;
		$table = Tables::name( 'entries' );
		$is    = self::is_waiting( $age, 0 );
		$rows  = $wpdb->get_results( $wpdb->prepare( "SELECT id, mail FROM $table WHERE $is ORDER BY created_gmt, id LIMIT %d", self::BATCH ), ARRAY_A );
		return array_map( 'strval', array_column( is_array( $rows ) ? $rows : [], 'mail', 'id' ) );
	}

	/**
	 * Counts the entries whose email is queued, or whose process crashed.
	 *
	 * @param int $age Minimum age in seconds.
	 */
	public static function count_waiting( int $age ): int {
		global $wpdb;
		$table = Tables::name( 'entries' );
		$is    = self::is_waiting( $age, $age );
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM $table WHERE $is" );
	}

	/**
	 * Returns the prepared condition of entries whose email is queued, or whose process crashed.
	 *
	 * @param int $queued  Minimum age of queued emails in seconds.
	 * @param int $crashed Minimum age of the others.
	 */
	private static function is_waiting( int $queued, int $crashed ): string {
		global $wpdb;
		return (string) $wpdb->prepare(
			"mail IN ('queued', 'sending') AND (
				( mail = 'queued' AND created_gmt <= %s )
				OR ( mail = 'sending' AND created_gmt <= %s AND mail_until BETWEEN 1 AND %d AND mail_tries < %d )
			)",
			gmdate( 'Y-m-d H:i:s', time() - $queued ),
			gmdate( 'Y-m-d H:i:s', time() - $crashed ),
			time(),
			self::TRIES
		);
	}

	/**
	 * Returns when the queue must be processed next.
	 *
	 * @return int Unix time; 0 if no email is queued or claimed.
	 */
	public static function next(): int {
		global $wpdb;
		$table = Tables::name( 'entries' );
		if ( null !== $wpdb->get_var( "SELECT id FROM $table WHERE mail = 'queued' LIMIT 1" ) ) {
			return time();
		}
		return (int) $wpdb->get_var( "SELECT MIN(mail_until) FROM $table WHERE mail = 'sending' AND mail_until > 0" );
	}
}
