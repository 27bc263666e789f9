<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Writes the CSV file of a command.
 *
 * phpcs:disable WordPress.WP.AlternativeFunctions
 */
final class CsvFile {
	/**
	 * Writes the rows to the file of the option --file, or to the standard output without it. Ends the command with an error if the
	 * file can't be written.
	 *
	 * @param array<string, string>    $options Options of the command.
	 * @param callable(resource): int  $write   Writes the rows and returns their number.
	 * @return int|null Number of rows in the file; null for the standard output, which must contain nothing else.
	 */
	public static function write( Terminal $terminal, array $options, callable $write ): ?int {
		$path = $options['file'] ?? 'php://output';
		$out  = @fopen( $path, 'wb' ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- reported below.
		if ( ! $out ) {
			/* translators: %s: path of a file. */
			$terminal->error( sprintf( __( 'Could not write to %s.', 'quayside' ), $path ) );
		}
		try {
			$rows = $write( $out );
		} catch ( CsvWriteError ) {
			/* translators: %s: path of a file. */
			$terminal->error( sprintf( __( 'Could not write to %s. The file is incomplete.', 'quayside' ), $path ) );
		} finally {
			fclose( $out );
		}
		return isset( $options['file'] ) ? $rows : null;
	}
}
