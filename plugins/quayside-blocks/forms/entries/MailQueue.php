<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

/**
 * The state of an entry's email: none, queued, sending, sent, or failed. Follow-up call, scheduler, and loopback request may
 * all come for the same email: each state changes in one statement, so one of them gets it.
 *
 * phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared
 */
final class MailQueue {
	/** Seconds for which a claim holds without a sign of life: longer than a mail server may take for one email. */
	public const HOLD = 600;

	/** How often sending is begun. What ends its process each time would end it forever. */
	private const TRIES = 3;

	/** Entries that one run looks at. */
	private const BATCH = 50;

	/**
	 * Claims an entry's email for this process.
	 *
	 * @param int    $id   Entry.
	 * @param string $from State that it must be in. "sending" takes over from a process that died.
	 * @return MailClaim|null Null when it is in another state, or another process has it.
	 */
	public static function claim( int $id, string $from ): ?MailClaim {
		global $wpdb;
		$table = Tables::name( 'entries' );
		$token = wp_generate_password( 16, false );
		$until = time() + self::HOLD;
		$dead  = 'sending' === $from;
		$done  = $dead
			? $wpdb->query( $wpdb->prepare( "UPDATE $table SET mail_token = %s, mail_until = %d, mail_tries = mail_tries + 1 WHERE id = %d AND mail = 'sending' AND mail_until BETWEEN 1 AND %d AND mail_tries < %d", $token, $until, $id, time(), self::TRIES ) )
			: $wpdb->query( $wpdb->prepare( "UPDATE $table SET mail = 'sending', mail_token = %s, mail_until = %d, mail_tries = 1, mail_done = '' WHERE id = %d AND mail = %s", $token, $until, $id, $from ) );
		if ( 1 !== $done ) {
			return null;
		}
		return new MailClaim( $id, $token, $dead ? (string) $wpdb->get_var( $wpdb->prepare( "SELECT mail_done FROM $table WHERE id = %d", $id ) ) : '' );
	}

	/**
	 * Marks emails as failed whose process died too often, or before claims had an end, so that they can be sent again by hand.
	 *
	 * @param int $id One entry; 0 for all.
	 * @return int How many.
	 */
	public static function give_up( int $id = 0 ): int {
		global $wpdb;
		$table = Tables::name( 'entries' );
		$only  = $id > 0 ? $wpdb->prepare( ' AND id = %d', $id ) : '';
		$tries = $id > 0 ? 0 : self::TRIES;
		return (int) $wpdb->query( $wpdb->prepare( "UPDATE $table SET mail = 'failed' WHERE mail = 'sending' AND ( ( mail_until BETWEEN 1 AND %d AND mail_tries >= %d ) OR ( mail_until = 0 AND created_gmt <= %s ) )", time(), $tries, gmdate( 'Y-m-d H:i:s', time() - HOUR_IN_SECONDS ) ) . $only ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared
	}

	/**
	 * Entries whose email waits, or whose process died, oldest first.
	 *
	 * @param int $age Smallest age of a waiting one in seconds.
	 * @return array<int, string> States by id.
	 */
	public static function waiting( int $age ): array {
		global $wpdb;
		$table = Tables::name( 'entries' );
		$rows  = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT id, mail FROM $table WHERE mail IN ('queued', 'sending') AND ( ( mail = 'queued' AND created_gmt <= %s ) OR ( mail = 'sending' AND mail_until BETWEEN 1 AND %d AND mail_tries < %d ) ) ORDER BY created_gmt, id LIMIT %d",
				gmdate( 'Y-m-d H:i:s', time() - $age ),
				time(),
				self::TRIES,
				self::BATCH
			),
			ARRAY_A
		);
		return array_map( 'strval', array_column( is_array( $rows ) ? $rows : [], 'mail', 'id' ) );
	}

	/**
	 * When there will be something to do again.
	 *
	 * @return int Unix time; 0 when nothing waits and no claim is open.
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
