<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver;

use Quayside\Blocks\Forms\Entries\Entry;
use Quayside\Blocks\Forms\Entries\ImportedRows;
use Quayside\Blocks\Forms\Entries\ImportProgress;
use Quayside\Blocks\Forms\Entries\ImportUndo;

/**
 * Imports the entries of another plugin into Quayside's table, in bulk, and undoes it. The originals stay.
 */
final class EntryImport {
	public function __construct( private FormSource $forms, private EntrySource $entries ) {}

	/**
	 * Imports the next entries.
	 *
	 * @param int $after ID of the last one.
	 * @param int $limit Maximum number; 0 skips one that can't be imported.
	 * @return array{kind: string, title: string, count: int, result: string, notes: array<int, string>, after: int|null}
	 * @throws \RuntimeException If the database fails.
	 */
	public function next( int $after, int $limit ): array {
		$after = max( $after, ImportProgress::get( $this->forms->id() ) );
		$next  = $this->entries->next( $after, max( 1, $limit ) );
		$new   = array_diff_key( $next, array_flip( ImportProgress::excluded( $this->forms->id(), array_keys( $next ) ) ) );
		$rows  = new ImportedRows();
		$notes = [];
		$forms = [];
		foreach ( $new as $id => [ 'entry' => $entry, 'notes' => $more ] ) {
			if ( 0 === $limit ) {
				/* translators: %d: number of an entry */
				$notes[] = sprintf( __( 'Entry %d stopped the import repeatedly and was left out.', 'quayside-blocks' ), $id );
				continue;
			}
			if ( ! isset( $forms[ $entry->form ] ) ) {
				$forms[ $entry->form ] = $this->form( $entry->form );
			}
			if ( ! $forms[ $entry->form ][1] ) {
				/* translators: %d: number of a form */
				$notes[] = sprintf( __( 'Form %d no longer exists. Its entries were imported.', 'quayside-blocks' ), $entry->form );
			}
			array_push( $notes, ...$more );
			$rows->add( $entry, $forms[ $entry->form ][0], $this->key() . $id );
		}
		$rows->insert();
		$last = [] === $next ? $after : max( array_keys( $next ) );
		if ( $last > $after ) {
			ImportProgress::set( $this->forms->id(), $last );
		}
		return [
			'kind'   => __( 'Entries', 'quayside-blocks' ),
			'title'  => __( 'Entries', 'quayside-blocks' ),
			'count'  => 0 === $limit ? 0 : count( $new ),
			'result' => 'converted',
			'notes'  => array_values( array_unique( $notes ) ),
			'after'  => count( $next ) < max( 1, $limit ) ? null : $last,
		];
	}

	/**
	 * Undoes the import of the next entries.
	 *
	 * @param int $after ID of the last one in Quayside's table.
	 * @param int $limit Maximum number.
	 * @return array{after: int|null, notes: array<int, string>}
	 */
	public function undo( int $after, int $limit ): array {
		ImportProgress::set( $this->forms->id(), 0 );
		return ( new ImportUndo( $this->key(), $this->entries ) )->next( $after, $limit );
	}

	/**
	 * Returns the ID of the form that gets the entries of a form, and whether the original exists. Without a Quayside form, they have the ID
	 * of the unconverted one, and move when it is converted.
	 *
	 * @return array{0: int, 1: bool}
	 */
	private function form( int $id ): array {
		$made = MadeForms::get( $this->forms->id(), $id );
		return [ 0 === $made ? UnconvertedForms::id( $this->forms->id(), $id ) : $made, null !== $this->forms->get( $id ) ];
	}

	/**
	 * Returns the start of the keys of imported entries. Keys of visitors have no colon.
	 */
	private function key(): string {
		return $this->forms->id() . ':';
	}
}
