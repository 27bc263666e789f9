<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver\GravityForms;

use Quayside\Blocks\Forms\Entries\Entry;
use Quayside\Blocks\Forms\SwitchOver\EntrySource;
use Quayside\Blocks\Forms\SwitchOver\EntryText;
use Quayside\Blocks\Forms\SwitchOver\ForeignTable;
use Quayside\Blocks\Forms\SwitchOver\FormJson;
use Quayside\Blocks\Kit\OtherTable;
use Quayside\Blocks\Kit\Placeholders;

/**
 * Reads the entries of Gravity Forms from its tables. IP addresses are not imported.
 */
final class EntryTable implements EntrySource {
	/** @var array<int, EntryValues> Readers of values by ID of the form. */
	private array $readers = [];

	public function __construct( private Source $forms ) {}

	public function count(): int {
		return ForeignTable::count( 'gf_entry' );
	}

	public function next( int $after, int $limit ): array {
		$rows = ForeignTable::rows( 'gf_entry', 'WHERE id > %d ORDER BY id LIMIT %d', [ $after, $limit ] );
		if ( [] === $rows ) {
			return [];
		}
		$ids = array_map( static fn ( array $row ): int => (int) $row['id'], $rows );
		// Others belong to add-ons. Repeated fields have one row each.
		$values  = ForeignTable::values( 'gf_entry_meta', 'entry_id', $ids, 'id', '/^\d{1,9}(?:\.\d{1,4})?$/D' );
		$noted   = $this->with_notes( $ids );
		$entries = [];
		foreach ( $rows as $row ) {
			$id             = (int) $row['id'];
			$entries[ $id ] = $this->entry( $row, $values[ $id ] );
			if ( isset( $noted[ $id ] ) ) {
				/* translators: %d: number of an entry */
				$entries[ $id ]['notes'][] = sprintf( __( 'The notes of entry %d are not imported.', 'quayside-blocks' ), $id );
			}
		}
		return $entries;
	}

	public function existing( array $ids ): array {
		return ForeignTable::existing( 'gf_entry', $ids );
	}

	public function has_stars(): bool {
		return true;
	}

	public function restore( array $changes ): void {
		global $wpdb;
		$groups = [];
		foreach ( $changes as $id => [ 'status' => $status, 'starred' => $is_starred ] ) {
			$groups[ 'status = ' . ( [
				'spam'  => "'spam'",
				'trash' => "'trash'",
			][ $status ] ?? "'active'" ) ][] = $id;
			if ( in_array( $status, [ 'read', 'unread' ], true ) ) {
				$groups[ 'is_read = ' . ( 'read' === $status ? 1 : 0 ) ][] = $id;
			}
			$groups[ 'is_starred = ' . ( $is_starred ? 1 : 0 ) ][] = $id;
		}
		foreach ( OtherTable::exists( 'gf_entry' ) ? $groups : [] as $set => $ids ) {
			// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- fixed assignments.
			$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}gf_entry SET $set WHERE id IN (" . Placeholders::numbers( $ids ) . ')', $ids ) );
		}
	}

	/**
	 * @param array<string, string|null> $row    Row of the entry.
	 * @param array<int|string, string>  $values Values by ID of the field or its part.
	 * @return array{entry: Entry, notes: array<int, string>}
	 */
	private function entry( array $row, array $values ): array {
		$form   = (int) ( $row['form_id'] ?? 0 );
		$reader = $this->readers[ $form ] ??= $this->reader( $form );
		$status = $row['status'] ?? 'active';
		$fields = $reader->fields( $values );
		$id     = (int) $row['id'];
		return [
			'entry' => new Entry(
				$id,
				$form,
				in_array( $status, [ 'spam', 'trash' ], true ) ? $status : ( '1' === ( $row['is_read'] ?? '0' ) ? 'read' : 'unread' ),
				'1' === ( $row['is_starred'] ?? '0' ),
				EntryText::time( (string) ( $row['date_created'] ?? '' ) ),
				esc_url_raw( (string) ( $row['source_url'] ?? '' ), [ 'http', 'https' ] ),
				'none',
				$fields,
				(int) ( $row['created_by'] ?? 0 )
			),
			'notes' => EntryText::file_notes( $fields, $id ),
		];
	}

	private function reader( int $form ): EntryValues {
		$post = $this->forms->any( $form );
		$data = null === $post ? null : FormJson::decode( $post->post_content );
		return new EntryValues( null === $data ? [] : Converter::map( $data ) );
	}

	/**
	 * Returns which entries have notes that people wrote.
	 *
	 * @param array<int, int> $ids IDs.
	 * @return array<int, true>
	 */
	private function with_notes( array $ids ): array {
		$rows = ForeignTable::rows( 'gf_entry_notes', "WHERE note_type = 'user' AND entry_id IN (" . Placeholders::numbers( $ids ) . ')', $ids );
		return array_fill_keys( array_map( static fn ( array $row ): int => (int) $row['entry_id'], $rows ), true );
	}
}
