<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

use Quayside\Blocks\Forms\Schema\Form;

/**
 * Reads and writes entries. All statements get their table from Tables and prepare their values.
 *
 * phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared,WordPress.DB.PreparedSQLPlaceholders.ReplacementsWrongNumber
 */
final class Entries {
	/**
	 * Stores a submission, completely or not at all.
	 *
	 * @param int                                                                                     $form   Form id.
	 * @param string                                                                                  $key    Idempotency key. One entry per key.
	 * @param array<int, array{id: string, slug: string, type: string, label: string, value: string}> $fields Values.
	 * @param array<string, string>                                                                   $unique Values that must be unique, by field id.
	 * @param string                                                                                  $status unread or spam.
	 * @param string                                                                                  $source URL of the form's page.
	 * @param array<int, array{field: string, name: string, path: string, type: string, size: int, key?: string}>|\Closure(): array<int, array{field: string, name: string, path: string, type: string, size: int, key?: string}> $files
	 *        Uploaded files, or what stores them. It is not called if values are already used, nor for a retry.
	 * @return array{id: int, repeated: bool, used: array<int, string>, files: array<int, string>}
	 *         The entry's id; and the paths of its files. The ID is 0 if values are already used, or if none are, because an earlier attempt
	 *         is still storing its files.
	 * @throws \RuntimeException If the database fails, or the files can't be stored. Nothing is stored then.
	 */
	public function add( int $form, string $key, array $fields, array $unique, string $status, string $source, array|\Closure $files = [] ): array {
		global $wpdb;
		// Spam does not claim unique values.
		$unique     = 'spam' === $status ? [] : $unique;
		$suppressed = $wpdb->suppress_errors( true );
		try {
			// No transaction is needed, because the entry's statement succeeds only while the claims of the first statement exist.
			return $this->insert( $form, $key, $fields, $unique, $status, $source, $files );
		} catch ( \Throwable $failure ) {
			[] === $unique && ! $files instanceof \Closure || UniqueValues::release_without_entry( $form, $key );
			throw $failure;
		} finally {
			$wpdb->suppress_errors( $suppressed );
		}
	}

	/**
	 * Returns the paths of the files of the entry for an idempotency key.
	 *
	 * @return array<int, string>|null Empty if there is no entry; null if the database fails.
	 */
	public function files_of( int $form, string $key ): ?array {
		global $wpdb;
		$table = Tables::name( 'entries' );
		$of    = self::of_form( $form );
		$rows  = $wpdb->get_results( $wpdb->prepare( "SELECT files FROM $table WHERE $of AND idem_key = %s", $form, $key ), ARRAY_A );
		if ( ! is_array( $rows ) || '' !== $wpdb->last_error ) {
			return null;
		}
		$files = [];
		foreach ( $rows as $row ) {
			array_push( $files, ...Entry::from_row( is_array( $row ) ? $row : [] )->files );
		}
		return array_column( $files, 'path' );
	}

	/**
	 * Returns an entry; null if it does not exist.
	 */
	public function get( int $id ): ?Entry {
		global $wpdb;
		if ( SureFormsEntries::is_id( $id ) ) {
			return SureFormsEntries::get( [ $id ] )[0] ?? null;
		}
		$table = Tables::name( 'entries' );
		$row   = $wpdb->get_row( $wpdb->prepare( "SELECT * FROM $table WHERE id = %d", $id ), ARRAY_A );
		return is_array( $row ) ? Entry::from_row( $row ) : null;
	}

	/**
	 * Returns a page of entries, newest first.
	 *
	 * @param array<string, mixed> $filter  Values for Filter. Without a status, spam and trash are left out.
	 * @param int                  $page    Page, starting at 1.
	 * @param int                  $of_page Entries per page.
	 * @return array{entries: array<int, Entry>, total: int, more: bool}
	 */
	public function list( array $filter, int $page = 1, int $of_page = 20 ): array {
		return ( new Listing() )->page( Filter::from_values( $filter ), $page, $of_page );
	}

	/**
	 * Changes the status or star of an entry.
	 *
	 * @param array{status?: string, starred?: bool} $changes Changes.
	 * @throws \RuntimeException If the database fails.
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
	 * Deletes an entry with its unique values, files, and log.
	 */
	public function delete( int $id ): void {
		BulkChange::apply( 'delete', [ $id ] );
	}

	/**
	 * Adds an event to the log of an entry.
	 */
	public function note( int $id, string $event, string $detail ): void {
		Log::add( $id, $event, $detail );
	}

	/**
	 * @param array<int, array{id: string, slug: string, type: string, label: string, value: string}> $fields Values.
	 * @param array<string, string>                                                                   $unique Values by field id.
	 * @param array<int, array{field: string, name: string, path: string, type: string, size: int, key?: string}>|\Closure(): array<int, array{field: string, name: string, path: string, type: string, size: int, key?: string}> $files Files.
	 * @return array{id: int, repeated: bool, used: array<int, string>, files: array<int, string>}
	 */
	private function insert( int $form, string $key, array $fields, array $unique, string $status, string $source, array|\Closure $files ): array {
		global $wpdb;
		$is_new = false;
		$unique = $files instanceof \Closure ? SubmissionClaim::add( $key, $unique ) : $unique;
		$used   = UniqueValues::claim( $form, $key, $unique, $is_new );
		if ( [] !== $used && ! Entry::exists( $form, $key ) ) {
			return self::unstored( $used );
		}
		if ( $files instanceof \Closure ) {
			$first = $is_new ? 0 : SubmissionClaim::wait( $form, $key );
			$entry = $first ? $this->get( $first ) : null;
			if ( $entry ) {
				return self::repeated( $key, $unique, $entry );
			}
			if ( null === $first ) {
				return self::unstored( [] );
			}
			$files = $files();
		}
		$table  = Tables::name( 'entries' );
		$claims = UniqueValues::condition( $form, $key, $unique );
		$done   = $wpdb->query(
			$wpdb->prepare(
				"INSERT IGNORE INTO $table (form_id, status, user_id, idem_key, created_gmt, source_url, mail, inbox, search, fields, files)
				SELECT %d, %s, %d, %s, %s, %s, %s, %d, %s, %s, %s",
				$form,
				$status,
				get_current_user_id(),
				$key,
				gmdate( 'Y-m-d H:i:s' ),
				$source,
				'spam' === $status ? 'none' : 'queued',
				'spam' === $status ? 0 : 1,
				SearchableText::get( $fields ),
				self::json( $fields ),
				[] === $files ? '' : self::json( $files )
			) . ( '' === $claims ? '' : " FROM (SELECT 1) AS one WHERE $claims" )
		);
		if ( false === $done ) {
			throw new \RuntimeException( 'The entry was not stored: ' . esc_html( $wpdb->last_error ) );
		}
		if ( 0 === $done ) {
			$first = $this->get( Entry::id( $form, $key ) );
			if ( ! $first ) {
				throw new \RuntimeException( 'The unique values were lost before the entry was stored.' );
			}
			return self::repeated( $key, $unique, $first );
		}
		return [
			'id'       => (int) $wpdb->insert_id,
			'repeated' => false,
			'used'     => [],
			'files'    => array_column( $files, 'path' ),
		];
	}

	/**
	 * @param array<int, string> $used Ids of fields.
	 * @return array{id: 0, repeated: false, used: array<int, string>, files: array<int, string>}
	 */
	private static function unstored( array $used ): array {
		return [
			'id'       => 0,
			'repeated' => false,
			'used'     => $used,
			'files'    => [],
		];
	}

	/**
	 * Returns the result of a submission that repeats the one of an entry.
	 *
	 * @param array<string, string> $unique Values by field id.
	 * @return array{id: int, repeated: true, used: array<int, string>, files: array<int, string>}
	 */
	private static function repeated( string $key, array $unique, Entry $first ): array {
		UniqueValues::release_other( $key, $unique, $first );
		return [
			'id'       => $first->id,
			'repeated' => true,
			'used'     => [],
			'files'    => array_column( $first->files, 'path' ),
		];
	}

	/**
	 * @param array<int, array<string, int|string>> $list Fields or files.
	 */
	private static function json( array $list ): string {
		return (string) wp_json_encode( $list, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}

	/**
	 * Determines whether an entry of a form contains a file. Returns null if the database fails.
	 *
	 * @param string $file File name without its folder.
	 */
	public static function has_file( int $form, string $file ): ?bool {
		global $wpdb;
		$table = Tables::name( 'entries' );
		$like  = '%' . $wpdb->esc_like( $file ) . '%';
		$of    = self::of_form( $form );
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared
		$count = $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM $table WHERE $of AND files LIKE %s", $form, $like ) );
		return null === $count ? null : '0' !== $count;
	}

	/**
	 * Returns the condition, with a placeholder for the form, that selects entries that a form received. When a form of another plugin is
	 * converted, they get the ID of the Quayside form, while their files stay in their folder.
	 */
	private static function of_form( int $form ): string {
		return $form > Form::UNCONVERTED ? '%d > 0' : 'form_id = %d';
	}
}
