<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

use Quayside\Blocks\Forms\Uploads\Files;

/**
 * Reads and writes entries. Every statement names its table by Tables and prepares its values.
 *
 * phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared,WordPress.DB.PreparedSQLPlaceholders.ReplacementsWrongNumber
 */
final class Entries {
	public const STATUSES = [ 'unread', 'read', 'spam', 'trash' ];

	/**
	 * Keeps a submission, all of it or nothing.
	 *
	 * @param int                                                                                     $form   Form id.
	 * @param string                                                                                  $key    Idempotency key: one entry for each form and key.
	 * @param array<int, array{id: string, slug: string, type: string, label: string, value: string}> $fields Values.
	 * @param array<string, string>                                                                   $unique Values that may exist once, by field id.
	 * @param string                                                                                  $status unread or spam.
	 * @param string                                                                                  $source Page of the form.
	 * @param (callable( int ): void)|null                                                            $with   Keeps what belongs to a new entry; what it throws takes the entry back.
	 * @return array{id: int, repeated: bool, taken: array<int, string>} The entry's id; 0 when values are taken.
	 * @throws \RuntimeException When the database fails; nothing is kept then.
	 */
	public function add( int $form, string $key, array $fields, array $unique, string $status, string $source, ?callable $with = null ): array {
		global $wpdb;
		$suppressed = $wpdb->suppress_errors( true );
		$wpdb->query( 'START TRANSACTION' );
		try {
			$result = $this->insert( $form, $key, $fields, $unique, $status, $source );
			if ( 0 === $result['id'] ) {
				$wpdb->query( 'ROLLBACK' );
			} else {
				if ( $with && ! $result['repeated'] ) {
					$with( $result['id'] );
				}
				$wpdb->query( 'COMMIT' );
			}
			return $result;
		} catch ( \RuntimeException $failure ) {
			$wpdb->query( 'ROLLBACK' );
			throw $failure;
		} finally {
			$wpdb->suppress_errors( $suppressed );
		}
	}

	/**
	 * Field ids whose values exist already.
	 *
	 * @param array<string, string> $unique Values by field id.
	 * @return array<int, string>
	 */
	public function taken( int $form, array $unique ): array {
		global $wpdb;
		$table = Tables::name( 'unique' );
		$taken = [];
		foreach ( $unique as $field => $value ) {
			if ( '' !== $value && null !== $wpdb->get_var( $wpdb->prepare( "SELECT entry_id FROM $table WHERE form_id = %d AND field_id = %s AND hash = %s", $form, $field, self::hash( $value ) ) ) ) {
				$taken[] = (string) $field;
			}
		}
		return $taken;
	}

	/**
	 * One entry.
	 */
	public function get( int $id ): ?Entry {
		global $wpdb;
		$table = Tables::name( 'entries' );
		$row   = $wpdb->get_row( $wpdb->prepare( "SELECT * FROM $table WHERE id = %d", $id ), ARRAY_A );
		return is_array( $row ) ? Entry::of( $row ) : null;
	}

	/**
	 * A page of entries, the newest first.
	 *
	 * @param array{form?: int, status?: string, search?: string, starred?: bool} $filter  What to list; without a status all but spam and trash.
	 * @param int                                                                 $page    From 1.
	 * @param int                                                                 $of_page Entries of a page.
	 * @return array{entries: array<int, Entry>, total: int}
	 */
	public function list( array $filter, int $page = 1, int $of_page = 20 ): array {
		global $wpdb;
		$table  = Tables::name( 'entries' );
		$where  = empty( $filter['status'] ) ? [ "status IN ('unread','read')" ] : [ 'status = %s' ];
		$values = empty( $filter['status'] ) ? [] : [ $filter['status'] ];
		if ( ! empty( $filter['form'] ) ) {
			$where[]  = 'form_id = %d';
			$values[] = $filter['form'];
		}
		if ( ! empty( $filter['starred'] ) ) {
			$where[] = 'starred = 1';
		}
		if ( isset( $filter['search'] ) && '' !== $filter['search'] ) {
			$where[]  = 'fields LIKE %s';
			$values[] = '%' . $wpdb->esc_like( trim( (string) wp_json_encode( $filter['search'], JSON_UNESCAPED_UNICODE ), '"' ) ) . '%';
		}
		$condition = implode( ' AND ', $where );
		$count     = "SELECT COUNT(*) FROM $table WHERE $condition";
		$rows      = $wpdb->get_results( $wpdb->prepare( "SELECT * FROM $table WHERE $condition ORDER BY created_gmt DESC, id DESC LIMIT %d OFFSET %d", [ ...$values, $of_page, $of_page * ( $page - 1 ) ] ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL
		return [
			'entries' => array_map( [ Entry::class, 'of' ], array_values( array_filter( is_array( $rows ) ? $rows : [], 'is_array' ) ) ),
			'total'   => (int) $wpdb->get_var( [] === $values ? $count : $wpdb->prepare( $count, $values ) ), // phpcs:ignore WordPress.DB.PreparedSQL
		];
	}

	/**
	 * Changes status or star.
	 *
	 * @param array{status?: string, starred?: bool} $changes What to change.
	 */
	public function change( int $id, array $changes ): bool {
		global $wpdb;
		$data = [];
		if ( isset( $changes['status'] ) && in_array( $changes['status'], self::STATUSES, true ) ) {
			$data['status'] = $changes['status'];
		}
		if ( isset( $changes['starred'] ) ) {
			$data['starred'] = (int) $changes['starred'];
		}
		return [] === $data || false !== $wpdb->update( Tables::name( 'entries' ), $data, [ 'id' => $id ] );
	}

	/**
	 * Deletes an entry with its unique values, its files and its log.
	 */
	public function delete( int $id ): void {
		global $wpdb;
		Files::delete_of( $id );
		$wpdb->delete( Tables::name( 'unique' ), [ 'entry_id' => $id ] );
		$wpdb->delete( Tables::name( 'log' ), [ 'entry_id' => $id ] );
		$wpdb->delete( Tables::name( 'entries' ), [ 'id' => $id ] );
	}

	/**
	 * Moves an entry's mail from one state to another; false when another process did.
	 */
	public function claim_mail( int $id, string $from, string $to ): bool {
		global $wpdb;
		$table = Tables::name( 'entries' );
		return 1 === $wpdb->query( $wpdb->prepare( "UPDATE $table SET mail = %s WHERE id = %d AND mail = %s", $to, $id, $from ) );
	}

	/**
	 * Ids of entries whose mail waits, oldest first.
	 *
	 * @param int $age Smallest age in seconds.
	 * @return array<int, int>
	 */
	public function waiting( int $age ): array {
		global $wpdb;
		$table = Tables::name( 'entries' );
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT id FROM $table WHERE mail = 'queued' AND created_gmt <= %s ORDER BY id LIMIT 50", gmdate( 'Y-m-d H:i:s', time() - $age ) ) ) );
	}

	/**
	 * Notes something on an entry.
	 */
	public function note( int $id, string $event, string $detail ): void {
		global $wpdb;
		$wpdb->insert(
			Tables::name( 'log' ),
			[
				'entry_id'    => $id,
				'created_gmt' => gmdate( 'Y-m-d H:i:s' ),
				'event'       => $event,
				'detail'      => $detail,
			]
		);
	}

	/**
	 * An entry's log, oldest first.
	 *
	 * @return array<int, array{time: string, event: string, detail: string}>
	 */
	public function log( int $id ): array {
		global $wpdb;
		$table = Tables::name( 'log' );
		$rows  = $wpdb->get_results( $wpdb->prepare( "SELECT created_gmt, event, detail FROM $table WHERE entry_id = %d ORDER BY id", $id ), ARRAY_A );
		$log   = [];
		foreach ( is_array( $rows ) ? $rows : [] as $row ) {
			if ( is_array( $row ) ) {
				$log[] = [
					'time'   => str_replace( ' ', 'T', is_string( $row['created_gmt'] ) ? $row['created_gmt'] : '' ) . 'Z',
					'event'  => is_string( $row['event'] ) ? $row['event'] : '',
					'detail' => is_string( $row['detail'] ) ? $row['detail'] : '',
				];
			}
		}
		return $log;
	}

	/**
	 * @param array<int, array{id: string, slug: string, type: string, label: string, value: string}> $fields Values.
	 * @param array<string, string>                                                                   $unique Values by field id.
	 * @return array{id: int, repeated: bool, taken: array<int, string>}
	 */
	private function insert( int $form, string $key, array $fields, array $unique, string $status, string $source ): array {
		global $wpdb;
		$table = Tables::name( 'entries' );
		$done  = $wpdb->query(
			$wpdb->prepare(
				"INSERT IGNORE INTO $table (form_id, status, user_id, idem_key, created_gmt, source_url, mail, fields) VALUES (%d, %s, %d, %s, %s, %s, %s, %s)",
				$form,
				$status,
				get_current_user_id(),
				$key,
				gmdate( 'Y-m-d H:i:s' ),
				$source,
				'spam' === $status ? 'none' : 'queued',
				(string) wp_json_encode( $fields, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES )
			)
		);
		if ( false === $done ) {
			throw new \RuntimeException( 'The entry was not stored: ' . esc_html( $wpdb->last_error ) );
		}
		if ( 0 === $done ) {
			$first = $wpdb->get_var( $wpdb->prepare( "SELECT id FROM $table WHERE form_id = %d AND idem_key = %s", $form, $key ) );
			return [
				'id'       => (int) $first,
				'repeated' => true,
				'taken'    => [],
			];
		}
		$id    = (int) $wpdb->insert_id;
		$taken = [];
		$table = Tables::name( 'unique' );
		foreach ( 'spam' === $status ? [] : array_filter( $unique, static fn ( string $value ): bool => '' !== $value ) as $field => $value ) {
			$done = $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO $table (form_id, field_id, hash, entry_id) VALUES (%d, %s, %s, %d)", $form, $field, self::hash( $value ), $id ) );
			if ( false === $done ) {
				throw new \RuntimeException( 'A unique value was not stored: ' . esc_html( $wpdb->last_error ) );
			}
			if ( 0 === $done ) {
				$taken[] = (string) $field;
			}
		}
		return [
			'id'       => [] === $taken ? $id : 0,
			'repeated' => false,
			'taken'    => $taken,
		];
	}

	/** The value as it is compared: without regard to case. */
	private static function hash( string $value ): string {
		return hash( 'sha256', mb_strtolower( trim( $value ) ) );
	}
}
