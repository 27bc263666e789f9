<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Output and prompts of commands. WpCliTerminal uses WP-CLI, and tests use their own implementation.
 */
interface Terminal {
	/**
	 * Prints a line.
	 */
	public function line( string $text ): void;

	/**
	 * Prints a success message.
	 */
	public function success( string $text ): void;

	/**
	 * Prints an error message and ends the command.
	 *
	 * @throws \RuntimeException If the terminal doesn't end the process itself.
	 */
	public function error( string $text ): never;

	/**
	 * Asks for confirmation, unless --yes is set. Ends the command if the user declines.
	 *
	 * @param array<string, mixed> $options Options of the command.
	 */
	public function confirm( string $question, array $options ): void;

	/**
	 * Prints rows.
	 *
	 * @param string                           $format  table, json, csv, yaml, ids, or count.
	 * @param array<int, array<string, mixed>> $rows    Rows.
	 * @param array<int, string>               $columns Column names.
	 */
	public function rows( string $format, array $rows, array $columns ): void;
}
