<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

/**
 * The log of an entry: emails, and notes of users.
 *
 * phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared
 */
final class Log {
	/** Event of a note by a user. */
	public const NOTE = 'note';

	/**
	 * Adds a line to the log.
	 *
	 * @param string $event  note, mail_sent, mail_failed, or a plugin's custom event.
	 * @param string $detail Plain text.
	 * @param int    $user   Id of the author; 0 for none.
	 * @return int Id of the line; 0 if the database failed.
	 */
	public static function add( int $entry, string $event, string $detail, int $user = 0 ): int {
		global $wpdb;
		$done = $wpdb->insert(
			Tables::name( 'log' ),
			[
				'entry_id'    => $entry,
				'user_id'     => $user,
				'created_gmt' => gmdate( 'Y-m-d H:i:s' ),
				'event'       => $event,
				'detail'      => $detail,
			]
		);
		return false === $done ? 0 : (int) $wpdb->insert_id;
	}

	/**
	 * Returns the log of an entry, oldest first.
	 *
	 * @return array<int, array{id: int, time: string, event: string, detail: string, author: string}>
	 */
	public static function of_entry( int $entry ): array {
		global $wpdb;
		$table = Tables::name( 'log' );
		$query = $wpdb->prepare( "SELECT id, user_id, created_gmt, event, detail FROM $table WHERE entry_id = %d ORDER BY id", $entry );
		$rows  = $wpdb->get_results( $query, ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared
		$log   = [];
		foreach ( is_array( $rows ) ? $rows : [] as $row ) {
			$row   = is_array( $row ) ? $row : [];
			$text  = static fn ( string $name ): string => is_scalar( $row[ $name ] ?? null ) ? (string) $row[ $name ] : '';
			$user  = get_userdata( (int) $text( 'user_id' ) );
			$log[] = [
				'id'     => (int) $text( 'id' ),
				'time'   => str_replace( ' ', 'T', $text( 'created_gmt' ) ) . 'Z',
				'event'  => $text( 'event' ),
				'detail' => $text( 'detail' ),
				'author' => $user ? $user->display_name : '',
			];
		}
		return $log;
	}

	/**
	 * Deletes a note of an entry. Other lines of the log can't be deleted.
	 */
	public static function remove_note( int $entry, int $id ): bool {
		global $wpdb;
		return 1 === $wpdb->delete(
			Tables::name( 'log' ),
			[
				'id'       => $id,
				'entry_id' => $entry,
				'event'    => self::NOTE,
			]
		);
	}
}
