<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

use Quayside\Blocks\Forms\Fields\Textarea\RichText;

/**
 * Reads and writes entries. Every statement names its table by Tables and prepares its values.
 *
 * phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared,WordPress.DB.PreparedSQLPlaceholders.ReplacementsWrongNumber
 */
final class Entries {
	/**
	 * Keeps a submission, all of it or nothing.
	 *
	 * @param int                                                                                     $form   Form id.
	 * @param string                                                                                  $key    Idempotency key: one entry for each form and key.
	 * @param array<int, array{id: string, slug: string, type: string, label: string, value: string}> $fields Values.
	 * @param array<string, string>                                                                   $unique Values that may exist once, by field id.
	 * @param string                                                                                  $status unread or spam.
	 * @param string                                                                                  $source Page of the form.
	 * @param array<int, array{field: string, name: string, path: string, type: string, size: int, key?: string}> $files  Files that go with it.
	 * @return array{id: int, repeated: bool, taken: array<int, string>, files: array<int, string>} The entry's id, 0 when values are taken, and the paths of the files that it names.
	 * @throws \RuntimeException When the database fails; nothing is kept then.
	 */
	public function add( int $form, string $key, array $fields, array $unique, string $status, string $source, array $files = [] ): array {
		global $wpdb;
		// Spam takes no values away from others.
		$unique     = 'spam' === $status ? [] : $unique;
		$suppressed = $wpdb->suppress_errors( true );
		try {
			// The claims and the entry are a statement each, and the second only works while the first holds: that needs no transaction.
			return $this->insert( $form, $key, $fields, $unique, $status, $source, $files );
		} catch ( \Throwable $failure ) {
			[] === $unique || UniqueValues::release_unkept( $form, $key );
			throw $failure;
		} finally {
			$wpdb->suppress_errors( $suppressed );
		}
	}

	/**
	 * Determines whether a filling-in of a form has made an entry.
	 */
	public function has( int $form, string $key ): bool {
		global $wpdb;
		$table = Tables::name( 'entries' );
		return null !== $wpdb->get_var( $wpdb->prepare( "SELECT id FROM $table WHERE form_id = %d AND idem_key = %s", $form, $key ) );
	}

	/**
	 * Paths of the files that the entry of a filling-in names.
	 *
	 * @return array<int, string>|null None where there is no entry; null when the database doesn't say.
	 */
	public function files_of( int $form, string $key ): ?array {
		global $wpdb;
		$table = Tables::name( 'entries' );
		$rows  = $wpdb->get_results( $wpdb->prepare( "SELECT files FROM $table WHERE form_id = %d AND idem_key = %s", $form, $key ), ARRAY_A );
		if ( ! is_array( $rows ) || '' !== $wpdb->last_error ) {
			return null;
		}
		return array_column( Entry::of( is_array( $rows[0] ?? null ) ? $rows[0] : [] )->files, 'path' );
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
	 * Returns a page of entries, the newest first.
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
	 * Notes something on an entry.
	 */
	public function note( int $id, string $event, string $detail ): void {
		Log::add( $id, $event, $detail );
	}

	/**
	 * @param array<int, array{id: string, slug: string, type: string, label: string, value: string}> $fields Values.
	 * @param array<string, string>                                                                   $unique Values by field id.
	 * @param array<int, array{field: string, name: string, path: string, type: string, size: int, key?: string}> $files  Files.
	 * @return array{id: int, repeated: bool, taken: array<int, string>, files: array<int, string>}
	 */
	private function insert( int $form, string $key, array $fields, array $unique, string $status, string $source, array $files ): array {
		global $wpdb;
		$taken = UniqueValues::claim( $form, $key, $unique );
		if ( [] !== $taken && ! $this->has( $form, $key ) ) {
			return [
				'id'       => 0,
				'repeated' => false,
				'taken'    => $taken,
				'files'    => [],
			];
		}
		$table = Tables::name( 'entries' );
		$held  = UniqueValues::condition( $form, $key, $unique );
		$done  = $wpdb->query(
			$wpdb->prepare(
				"INSERT IGNORE INTO $table (form_id, status, user_id, idem_key, created_gmt, source_url, mail, inbox, search, fields, files) SELECT %d, %s, %d, %s, %s, %s, %s, %d, %s, %s, %s",
				$form,
				$status,
				get_current_user_id(),
				$key,
				gmdate( 'Y-m-d H:i:s' ),
				$source,
				'spam' === $status ? 'none' : 'queued',
				'spam' === $status ? 0 : 1,
				self::searched( $fields ),
				self::json( $fields ),
				[] === $files ? '' : self::json( $files )
			) . ( '' === $held ? '' : " FROM (SELECT 1) AS one WHERE $held" )
		);
		if ( false === $done ) {
			throw new \RuntimeException( 'The entry was not stored: ' . esc_html( $wpdb->last_error ) );
		}
		if ( 0 === $done ) {
			$first = $this->get( (int) $wpdb->get_var( $wpdb->prepare( "SELECT id FROM $table WHERE form_id = %d AND idem_key = %s", $form, $key ) ) );
			if ( ! $first ) {
				throw new \RuntimeException( 'The unique values were lost before the entry was stored.' );
			}
			UniqueValues::release_other( $key, $unique, $first );
			return [
				'id'       => $first->id,
				'repeated' => true,
				'taken'    => [],
				'files'    => array_column( $first->files, 'path' ),
			];
		}
		return [
			'id'       => (int) $wpdb->insert_id,
			'repeated' => false,
			'taken'    => [],
			'files'    => array_column( $files, 'path' ),
		];
	}

	/**
	 * @param array<int, array<string, int|string>> $list Fields or files.
	 */
	private static function json( array $list ): string {
		return (string) wp_json_encode( $list, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}

	/**
	 * What words are looked for in: the values alone, without markup, in small letters, because not every database knows those beyond ASCII.
	 *
	 * @param array<int, array{type: string, value: string}> $fields Fields of an entry.
	 */
	public static function searched( array $fields ): string {
		return mb_strtolower( implode( "\n", array_filter( array_map( [ RichText::class, 'plain' ], $fields ), static fn ( string $value ): bool => '' !== $value ) ) );
	}

	/**
	 * Determines whether an entry of a form names a file; null when the database doesn't answer.
	 *
	 * @param string $file Last part of the file's path.
	 */
	public static function names_file( int $form, string $file ): ?bool {
		global $wpdb;
		$table = Tables::name( 'entries' );
		$named = $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM $table WHERE form_id = %d AND files LIKE %s", $form, '%' . $wpdb->esc_like( $file ) . '%' ) ); // phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared
		return null === $named ? null : '0' !== $named;
	}
}
