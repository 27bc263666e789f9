<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

/**
 * What becomes of the mail of entries: none, queued, sending, sent or failed. Two processes never send the same.
 *
 * phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared
 */
final class MailQueue {
	/**
	 * Moves an entry's mail from one state to another; false when another process did.
	 */
	public static function claim( int $id, string $from, string $to ): bool {
		global $wpdb;
		$table = Tables::name( 'entries' );
		return 1 === $wpdb->query( $wpdb->prepare( "UPDATE $table SET mail = %s WHERE id = %d AND mail = %s", $to, $id, $from ) );
	}

	/**
	 * Marks mails as failed that were being sent when their process died, so that they can be sent again.
	 *
	 * @param int $age Smallest age of the entry in seconds.
	 */
	public static function give_up( int $age ): void {
		global $wpdb;
		$table = Tables::name( 'entries' );
		$wpdb->query( $wpdb->prepare( "UPDATE $table SET mail = 'failed' WHERE mail = 'sending' AND created_gmt <= %s", gmdate( 'Y-m-d H:i:s', time() - $age ) ) );
	}

	/**
	 * Ids of entries whose mail waits, oldest first.
	 *
	 * @param int $age Smallest age in seconds.
	 * @return array<int, int>
	 */
	public static function waiting( int $age ): array {
		global $wpdb;
		$table = Tables::name( 'entries' );
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT id FROM $table WHERE mail = 'queued' AND created_gmt <= %s ORDER BY id LIMIT 50", gmdate( 'Y-m-d H:i:s', time() - $age ) ) ) );
	}
}
