<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

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
		// What is one statement anyway needs no transaction.
		if ( null === $with && [] === array_filter( $unique, static fn ( string $value ): bool => '' !== $value ) ) {
			try {
				return $this->insert( $form, $key, $fields, [], $status, $source );
			} finally {
				$wpdb->suppress_errors( $suppressed );
			}
		}
		if ( false === $wpdb->query( 'START TRANSACTION' ) ) {
			$wpdb->suppress_errors( $suppressed );
			throw new \RuntimeException( 'No transaction: ' . esc_html( $wpdb->last_error ) );
		}
		try {
			$result = $this->insert( $form, $key, $fields, $unique, $status, $source );
			if ( 0 === $result['id'] ) {
				$wpdb->query( 'ROLLBACK' );
			} else {
				if ( $with && ! $result['repeated'] ) {
					$with( $result['id'] );
				}
				if ( false === $wpdb->query( 'COMMIT' ) ) {
					throw new \RuntimeException( 'The entry was not committed: ' . esc_html( $wpdb->last_error ) );
				}
			}
			return $result;
		} catch ( \Throwable $failure ) {
			$wpdb->query( 'ROLLBACK' );
			throw $failure;
		} finally {
			$wpdb->suppress_errors( $suppressed );
		}
	}

	/**
	 * Whether a filling-in of a form has made an entry.
	 */
	public function has( int $form, string $key ): bool {
		global $wpdb;
		$table = Tables::name( 'entries' );
		return null !== $wpdb->get_var( $wpdb->prepare( "SELECT id FROM $table WHERE form_id = %d AND idem_key = %s", $form, $key ) );
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
	 * @param array<string, mixed> $filter  What to list, as Filter takes it; without a status all but spam and trash.
	 * @param int                  $page    From 1.
	 * @param int                  $of_page Entries of a page.
	 * @return array{entries: array<int, Entry>, total: int, more: bool}
	 */
	public function list( array $filter, int $page = 1, int $of_page = 20 ): array {
		return ( new Listing() )->page( Filter::of( $filter ), $page, $of_page );
	}

	/**
	 * Changes status or star.
	 *
	 * @param array{status?: string, starred?: bool} $changes What to change.
	 * @throws \RuntimeException When the database fails.
	 */
	public function change( int $id, array $changes ): void {
		if ( isset( $changes['status'] ) ) {
			BulkChange::apply( $changes['status'], [ $id ] );
		}
		if ( isset( $changes['starred'] ) ) {
			BulkChange::apply( $changes['starred'] ? 'star' : 'unstar', [ $id ] );
		}
	}

	/**
	 * Deletes an entry with its unique values, its files and its log.
	 */
	public function delete( int $id ): void {
		BulkChange::apply( 'delete', [ $id ] );
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
	 * Marks mails as failed that were being sent when their process died, so that they can be sent again.
	 *
	 * @param int $age Smallest age of the entry in seconds.
	 */
	public function give_up_mail( int $age ): void {
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
	public function waiting( int $age ): array {
		global $wpdb;
		$table = Tables::name( 'entries' );
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT id FROM $table WHERE mail = 'queued' AND created_gmt <= %s ORDER BY id LIMIT 50", gmdate( 'Y-m-d H:i:s', time() - $age ) ) ) );
	}

	/**
	 * Notes something on an entry.
	 */
	public function note( int $id, string $event, string $detail ): void {
		Log::add( $id, $event, $detail );
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
				"INSERT IGNORE INTO $table (form_id, status, user_id, idem_key, created_gmt, source_url, mail, inbox, search, fields) VALUES (%d, %s, %d, %s, %s, %s, %s, %d, %s, %s)",
				$form,
				$status,
				get_current_user_id(),
				$key,
				gmdate( 'Y-m-d H:i:s' ),
				$source,
				'spam' === $status ? 'none' : 'queued',
				'spam' === $status ? 0 : 1,
				self::searched( array_column( $fields, 'value' ) ),
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

	/**
	 * What words are looked for in: the values alone, in small letters, because not every database knows those beyond ASCII.
	 *
	 * @param array<int, string> $values Values.
	 */
	public static function searched( array $values ): string {
		return mb_strtolower( implode( "\n", array_filter( $values, static fn ( string $value ): bool => '' !== $value ) ) );
	}

	/** The value as it is compared: without regard to case. */
	private static function hash( string $value ): string {
		return hash( 'sha256', mb_strtolower( trim( $value ) ) );
	}
}
