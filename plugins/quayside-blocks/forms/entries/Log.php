<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

/**
 * What happened to an entry: mails, and notes of those who work with it.
 *
 * phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared
 */
final class Log {
	/** Event of a note that somebody wrote. */
	public const NOTE = 'note';

	/**
	 * Notes something.
	 *
	 * @param string $event  note, mail_sent, mail_failed or a plugin's own.
	 * @param string $detail Text.
	 * @param int    $user   Who wrote it; 0 for nobody.
	 * @return int Id of the line; 0 when the database failed.
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
		$rows  = $wpdb->get_results( $wpdb->prepare( "SELECT id, user_id, created_gmt, event, detail FROM $table WHERE entry_id = %d ORDER BY id", $entry ), ARRAY_A );
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
	 * Removes a note of an entry; other lines stay.
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
