<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

/**
 * Imports the entries of SureForms into Quayside's table, in bulk, and undoes it. The originals stay until their entry is deleted here.
 *
 * phpcs:disable WordPress.DB.PreparedSQL,WordPress.DB.PreparedSQLPlaceholders
 */
final class SureFormsImport {
	/**
	 * Imports the next entries.
	 *
	 * @param int $after ID of the last one.
	 * @param int $limit Maximum number; 0 skips one that can't be imported.
	 * @return array{kind: string, title: string, count: int, result: string, notes: array<int, string>, after: int|null}
	 * @throws \RuntimeException If the database fails.
	 */
	public function next( int $after, int $limit ): array {
		global $wpdb;
		$after = max( $after, SureFormsImported::get()['through'] );
		$rows  = SureFormsEntries::rows_after( $after, max( 1, $limit ) );
		$own   = new ImportedRows();
		$notes = [];
		$last  = $after;
		foreach ( $rows as $row ) {
			$last = is_numeric( $row['ID'] ?? null ) ? (int) $row['ID'] : $last;
			if ( 0 === $limit ) {
				/* translators: %d: number of an entry */
				$notes[] = sprintf( __( 'Entry %d stopped the import repeatedly and was left in the table of SureForms.', 'quayside-blocks' ), $last );
				continue;
			}
			$entry = SureFormsRow::entry( $row, 0 );
			array_push( $notes, ...self::notes( $entry, $row ) );
			$own->add( self::readable( $entry, $row ), $entry->form, SureFormsImported::KEY . $entry->id );
		}
		$own->insert();
		if ( $last > $after ) {
			SureFormsImported::set( $last, SureFormsImported::get()['partial'] );
		}
		// Frees wpdb's own copy of the rows.
		$wpdb->flush();
		return [
			'kind'   => __( 'Entries', 'quayside-blocks' ),
			'title'  => __( 'Entries', 'quayside-blocks' ),
			'count'  => 0 === $limit ? 0 : count( $rows ),
			'result' => 'converted',
			'notes'  => array_values( array_unique( $notes ) ),
			'after'  => count( $rows ) < max( 1, $limit ) ? null : $last,
		];
	}

	/**
	 * Undoes the import of the next entries. Their status is written back. Those with a star or a note, which SureForms doesn't have, or
	 * whose original no longer exists, stay imported.
	 *
	 * @param int $after ID of the last one in Quayside's table.
	 * @param int $limit Maximum number.
	 * @return array{after: int|null, notes: array<int, string>}
	 */
	public static function undo( int $after, int $limit ): array {
		global $wpdb;
		SureFormsImported::set( 0, true );
		$table = Tables::name( 'entries' );
		$log   = Tables::name( 'log' );
		$rows  = $wpdb->get_results( $wpdb->prepare( "SELECT id, idem_key, status, starred FROM $table WHERE id > %d AND idem_key LIKE %s ORDER BY id LIMIT %d", $after, SureFormsImported::KEY . '%', $limit ), ARRAY_A );
		/** @var array<int, array<string, string>> $rows */
		$rows = is_array( $rows ) ? $rows : [];
		$ids  = array_map( 'intval', array_column( $rows, 'id' ) );
		if ( [] === $ids ) {
			return self::undone();
		}
		$in      = implode( ',', $ids );
		$noted   = array_flip( array_map( 'intval', $wpdb->get_col( "SELECT DISTINCT entry_id FROM $log WHERE entry_id IN ($in)" ) ) );
		$deleted = [];
		$status  = [];
		foreach ( $rows as $row ) {
			if ( ! isset( $noted[ (int) $row['id'] ] ) && '1' !== $row['starred'] ) {
				$original = (int) substr( $row['idem_key'], strlen( SureFormsImported::KEY ) );

				$deleted[ (int) $row['id'] ]      = $original;
				$status[ self::status( $row ) ][] = $original;
			}
		}
		foreach ( $status as $value => $originals ) {
			SureFormsEntries::set_status( $value, $originals );
		}
		$existing = array_flip( SureFormsEntries::existing( array_values( $deleted ) ) );
		$deleted  = array_keys( array_filter( $deleted, static fn ( int $original ): bool => isset( $existing[ $original ] ) ) );
		[] === $deleted || $wpdb->query( "DELETE FROM $table WHERE id IN (" . implode( ',', $deleted ) . ')' );
		return count( $ids ) < $limit ? self::undone() : [
			'after' => max( $ids ),
			'notes' => [],
		];
	}

	/**
	 * Returns the IDs of the originals of entries in Quayside's table.
	 *
	 * @param array<int, int> $ids Entry IDs.
	 * @return array<int, int> IDs as SureFormsEntries has them.
	 */
	public static function originals( array $ids ): array {
		global $wpdb;
		if ( [] === $ids || false === get_option( SureFormsImported::OPTION ) ) {
			return [];
		}
		$keys = $wpdb->get_col(
			$wpdb->prepare(
				'SELECT idem_key FROM ' . Tables::name( 'entries' ) . ' WHERE id IN (' . implode( ',', array_map( 'intval', $ids ) ) . ') AND idem_key LIKE %s',
				SureFormsImported::KEY . '%'
			)
		);
		return array_map(
			static fn ( string $key ): int => SureFormsEntries::OFFSET + (int) substr( $key, strlen( SureFormsImported::KEY ) ),
			array_filter( $keys, 'is_string' )
		);
	}

	/**
	 * @return array{after: null, notes: array<int, string>}
	 */
	private static function undone(): array {
		$notes = ImportedRows::left( SureFormsImported::KEY, false );
		SureFormsImported::set( 0, [] !== $notes );
		return [
			'after' => null,
			'notes' => $notes,
		];
	}

	/**
	 * @param array<string, string> $row Row of Quayside's table.
	 */
	private static function status( array $row ): string {
		$status = $row['status'];
		// SureForms has no spam.
		return 'spam' === $status ? 'trash' : ( in_array( $status, [ 'unread', 'read', 'trash' ], true ) ? $status : 'read' );
	}

	/**
	 * Returns what is missing of an entry.
	 *
	 * @param array<mixed> $row Row of SureForms' table.
	 * @return array<int, string>
	 */
	private static function notes( Entry $entry, array $row ): array {
		$notes = [];
		if ( null === get_post( $entry->form ) ) {
			/* translators: %d: number of a form */
			$notes[] = sprintf( __( 'Form %d no longer exists. Its entries were imported.', 'quayside-blocks' ), $entry->form );
		}
		if ( ! is_array( json_decode( is_string( $row['form_data'] ?? null ) ? $row['form_data'] : '', true ) ) ) {
			/* translators: %d: number of an entry */
			$notes[] = sprintf( __( 'The data of entry %d is damaged. It was imported as text.', 'quayside-blocks' ), $entry->id );
		}
		foreach ( $entry->fields as $field ) {
			$urls = 'upload' === $field['type'] && '' !== $field['value'] ? explode( "\n", $field['value'] ) : [];
			if ( count( $urls ) > count( SureFormsRow::files( $entry ) ) ) {
				/* translators: %d: number of an entry */
				$notes[] = sprintf( __( 'A file of entry %d no longer exists.', 'quayside-blocks' ), $entry->id );
				break;
			}
		}
		return $notes;
	}

	/**
	 * Returns the entry, with the data as text if it is damaged.
	 *
	 * @param array<mixed> $row Row of SureForms' table.
	 */
	private static function readable( Entry $entry, array $row ): Entry {
		$raw = is_string( $row['form_data'] ?? null ) ? $row['form_data'] : '';
		if ( [] !== $entry->fields || '' === $raw || is_array( json_decode( $raw, true ) ) ) {
			return $entry;
		}
		return new Entry( $entry->id, $entry->form, $entry->status, false, $entry->created, $entry->source_url, 'none', [
			[
				'id'    => 'data',
				'slug'  => '',
				'type'  => 'textarea',
				'label' => __( 'Data', 'quayside-blocks' ),
				'value' => mb_scrub( $raw, 'UTF-8' ),
			],
		], $entry->user );
	}
}
