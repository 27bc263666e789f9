<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

use Quayside\Blocks\Kit\Placeholders;

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
	 * Undoes the import of the next entries.
	 *
	 * @param int $after ID of the last one in Quayside's table.
	 * @param int $limit Maximum number.
	 * @return array{after: int|null, notes: array<int, string>}
	 */
	public static function undo( int $after, int $limit ): array {
		SureFormsImported::set( 0, true );
		$done = ( new ImportUndo( SureFormsImported::KEY, new SureFormsOriginals() ) )->next( $after, $limit );
		if ( null === $done['after'] ) {
			// Without notes, all entries are where they were.
			SureFormsImported::set( 0, [] !== $done['notes'] );
		}
		return $done;
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
				'SELECT idem_key FROM ' . Tables::name( 'entries' ) . ' WHERE id IN (' . Placeholders::numbers( $ids ) . ') AND idem_key LIKE %s',
				[ ...$ids, SureFormsImported::KEY . '%' ]
			)
		);
		return array_map(
			static fn ( string $key ): int => SureFormsEntries::OFFSET + (int) substr( $key, strlen( SureFormsImported::KEY ) ),
			array_filter( $keys, 'is_string' )
		);
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
