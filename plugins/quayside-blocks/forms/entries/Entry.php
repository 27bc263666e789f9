<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

/**
 * A stored submission.
 */
final class Entry {
	/**
	 * @param array<int, array{id: string, slug: string, type: string, label: string, value: string}> $fields Values with the labels at the time of submission.
	 * @param int                                                                                     $user   Id of the user who was logged in; 0 for a visitor.
	 * @param array<int, array{field: string, name: string, path: string, type: string, size: int, key: string}> $files
	 *        Uploaded files: block id, name, path in the uploads folder, MIME type, size in bytes, and encryption key (empty for files
	 *        that were uploaded before encryption was introduced).
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $form,
		public readonly string $status,
		public readonly bool $starred,
		public readonly string $created,
		public readonly string $source_url,
		public readonly string $mail,
		public readonly array $fields,
		public readonly int $user = 0,
		public readonly array $files = []
	) {}

	/**
	 * Creates an entry from its database row.
	 *
	 * @param array<mixed> $row Row of the entries table.
	 */
	public static function from_row( array $row ): self {
		$text   = static fn ( mixed $value ): string => is_scalar( $value ) ? (string) $value : '';
		$fields = [];
		$stored = json_decode( $text( $row['fields'] ?? '' ), true );
		foreach ( is_array( $stored ) ? $stored : [] as $field ) {
			if ( is_array( $field ) ) {
				$fields[] = [
					'id'    => $text( $field['id'] ?? '' ),
					'slug'  => $text( $field['slug'] ?? '' ),
					'type'  => $text( $field['type'] ?? '' ),
					'label' => $text( $field['label'] ?? '' ),
					'value' => $text( $field['value'] ?? '' ),
				];
			}
		}
		$files  = [];
		$stored = json_decode( $text( $row['files'] ?? '' ), true );
		foreach ( is_array( $stored ) ? $stored : [] as $file ) {
			if ( is_array( $file ) ) {
				$files[] = [
					'field' => $text( $file['field'] ?? '' ),
					'name'  => $text( $file['name'] ?? '' ),
					'path'  => $text( $file['path'] ?? '' ),
					'type'  => $text( $file['type'] ?? '' ),
					'size'  => (int) $text( $file['size'] ?? 0 ),
					'key'   => $text( $file['key'] ?? '' ),
				];
			}
		}
		return new self(
			(int) $text( $row['id'] ?? 0 ),
			(int) $text( $row['form_id'] ?? 0 ),
			$text( $row['status'] ?? '' ),
			'1' === $text( $row['starred'] ?? '' ),
			$text( $row['created_gmt'] ?? '' ),
			$text( $row['source_url'] ?? '' ),
			$text( $row['mail'] ?? '' ),
			$fields,
			(int) $text( $row['user_id'] ?? 0 ),
			$files
		);
	}

	/**
	 * Returns the value of a field by its slug; empty for none.
	 */
	public function value( string $slug ): string {
		foreach ( $this->fields as $field ) {
			if ( $field['slug'] === $slug ) {
				return $field['value'];
			}
		}
		return '';
	}

	/**
	 * Determines whether an entry exists for an idempotency key.
	 */
	public static function exists( int $form, string $key ): bool {
		return 0 !== self::id( $form, $key );
	}

	/**
	 * Returns the ID of the entry for an idempotency key; 0 if there is none.
	 */
	public static function id( int $form, string $key ): int {
		global $wpdb;
		$table = Tables::name( 'entries' );
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT id FROM $table WHERE form_id = %d AND idem_key = %s", $form, $key ) );
	}
}
