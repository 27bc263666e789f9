<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Spectra;

/**
 * Reads attributes.json, from which the editor and the front end convert Spectra's blocks.
 */
final class Table {
	/**
	 * Returns the table of a block.
	 *
	 * @param string $block "gallery" or "slider".
	 * @return array<string, array<bool|float|int|string>> Lists and maps by name.
	 */
	public static function read( string $block ): array {
		$tables = json_decode( (string) file_get_contents( __DIR__ . '/attributes.json' ), true );
		/** @var array<string, array<bool|float|int|string>> $table */
		$table = is_array( $tables ) && is_array( $tables[ $block ] ?? null ) ? $tables[ $block ] : [];
		return $table;
	}
}
