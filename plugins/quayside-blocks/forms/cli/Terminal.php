<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Cli;

/**
 * What commands say and ask. WP-CLI stands behind it; tests put their own there.
 */
interface Terminal {
	/**
	 * Prints a line.
	 */
	public function line( string $text ): void;

	/**
	 * Says that it went well.
	 */
	public function success( string $text ): void;

	/**
	 * Says what went wrong and ends the command.
	 *
	 * @throws \RuntimeException Where the terminal doesn't end the process itself.
	 */
	public function error( string $text ): never;

	/**
	 * Asks before something that can't be undone, unless --yes is there; a no ends the command.
	 *
	 * @param array<string, mixed> $options Options of the command.
	 */
	public function confirm( string $question, array $options ): void;

	/**
	 * Prints rows.
	 *
	 * @param string                           $format  table, json, csv, yaml, ids or count.
	 * @param array<int, array<string, mixed>> $rows    Rows.
	 * @param array<int, string>               $columns Names of columns.
	 */
	public function rows( string $format, array $rows, array $columns ): void;
}
