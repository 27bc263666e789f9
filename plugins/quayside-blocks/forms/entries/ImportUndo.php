<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

use Quayside\Blocks\Kit\Placeholders;

/**
 * Undoes an import of entries in bulk. Their status is written back. Those with a note, with a star that the other plugin doesn't have, or
 * whose original no longer exists, stay imported.
 *
 * phpcs:disable WordPress.DB.PreparedSQL,WordPress.DB.PreparedSQLPlaceholders
 */
final class ImportUndo {
	/**
	 * @param string            $key       Start of the keys of the imported entries. The ID of the original follows.
	 * @param ImportedOriginals $originals The originals.
	 */
	public function __construct( private string $key, private ImportedOriginals $originals ) {}

	/**
	 * Undoes the import of the next entries.
	 *
	 * @param int $after ID of the last one in Quayside's table.
	 * @param int $limit Maximum number.
	 * @return array{after: int|null, notes: array<int, string>}
	 */
	public function next( int $after, int $limit ): array {
		global $wpdb;
		$table = Tables::name( 'entries' );
		$rows  = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT id, idem_key, status, starred FROM $table WHERE id > %d AND idem_key LIKE %s ORDER BY id LIMIT %d",
				$after,
				$wpdb->esc_like( $this->key ) . '%',
				$limit
			),
			ARRAY_A
		);
		/** @var array<int, array<string, string>> $rows */
		$rows = is_array( $rows ) ? $rows : [];
		$ids  = array_map( 'intval', array_column( $rows, 'id' ) );
		if ( [] !== $ids ) {
			$this->remove( $rows, self::with_notes( $ids ) );
		}
		return [] === $ids || count( $ids ) < $limit ? [
			'after' => null,
			'notes' => ImportedRows::left( $this->key, $this->originals->has_stars() ),
		] : [
			'after' => max( $ids ),
			'notes' => [],
		];
	}

	/**
	 * @param array<int, array<string, string>> $rows  Rows of Quayside's table.
	 * @param array<int, mixed>                 $noted Entries with notes, by ID.
	 */
	private function remove( array $rows, array $noted ): void {
		global $wpdb;
		$changes = [];
		$deleted = [];
		foreach ( $rows as $row ) {
			if ( ! isset( $noted[ (int) $row['id'] ] ) && ( '1' !== $row['starred'] || $this->originals->has_stars() ) ) {
				$original = (int) substr( $row['idem_key'], strlen( $this->key ) );

				$deleted[ (int) $row['id'] ] = $original;
				$changes[ $original ]        = [
					'status'  => $row['status'],
					'starred' => '1' === $row['starred'],
				];
			}
		}
		$changes = array_intersect_key( $changes, array_flip( $this->originals->existing( array_keys( $changes ) ) ) );
		$deleted = array_keys( array_filter( $deleted, static fn ( int $original ): bool => isset( $changes[ $original ] ) ) );
		if ( [] !== $deleted ) {
			$this->originals->restore( $changes );
			$wpdb->query( $wpdb->prepare( 'DELETE FROM ' . Tables::name( 'entries' ) . ' WHERE id IN (' . Placeholders::numbers( $deleted ) . ')', $deleted ) );
		}
	}

	/**
	 * @param array<int, int> $ids IDs in Quayside's table.
	 * @return array<int, mixed> Those with notes, as keys.
	 */
	private static function with_notes( array $ids ): array {
		global $wpdb;
		$log = Tables::name( 'log' );
		return array_flip( array_map(
			'intval',
			$wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT entry_id FROM $log WHERE entry_id IN (" . Placeholders::numbers( $ids ) . ')', $ids ) )
		) );
	}
}
