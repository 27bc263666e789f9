<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

/**
 * How far the entries of SureForms are imported. An entry is listed once: up to the last imported one from Quayside's table, the others
 * from where they are.
 */
final class SureFormsImported {
	/** Option with the ID of the last imported entry, and whether single entries stay imported after an undo. */
	public const OPTION = 'quayside_sureforms_imported';

	/** Start of the key of an imported entry. Keys of visitors have no colon. */
	public const KEY = 'srfm:';

	/**
	 * Returns the condition that selects the rows of SureForms' table that are not imported.
	 *
	 * @param string $table Name of the table.
	 */
	public static function condition( string $table ): string {
		$imported = self::get();
		$entries  = Tables::name( 'entries' );
		return ( $imported['through'] > 0 ? " AND ID > {$imported['through']}" : '' )
			. ( $imported['partial'] ? " AND NOT EXISTS (SELECT 1 FROM $entries AS imported WHERE imported.form_id = $table.form_id AND imported.idem_key = CONCAT('" . self::KEY . "', $table.ID))" : '' );
	}

	/**
	 * Returns how far the entries are imported.
	 *
	 * @return array{through: int, partial: bool}
	 */
	public static function get(): array {
		$stored = get_option( self::OPTION );
		return [
			'through' => is_array( $stored ) && is_int( $stored['through'] ?? null ) ? $stored['through'] : 0,
			'partial' => is_array( $stored ) && true === ( $stored['partial'] ?? false ),
		];
	}

	public static function set( int $through, bool $partial ): void {
		update_option( self::OPTION, [
			'through' => $through,
			'partial' => $partial,
		], false );
	}
}
