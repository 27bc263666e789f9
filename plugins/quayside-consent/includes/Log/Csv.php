<?php
declare( strict_types=1 );

namespace Quayside\Consent\Log;

/**
 * Rows as comma-separated values that no spreadsheet takes for formulas.
 */
final class Csv {
	private const COLUMNS = [ 'consent_id', 'logged_at', 'action', 'law', 'categories', 'revision', 'language', 'shown' ];

	/**
	 * Writes the rows, one by one.
	 *
	 * @param resource                          $stream Where to.
	 * @param iterable<array<string, string>>   $rows   Rows of the log.
	 */
	public static function write( $stream, iterable $rows ): void {
		// Spreadsheets take text without the mark for another encoding.
		fwrite( $stream, "\xEF\xBB\xBF" ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		fputcsv( $stream, self::COLUMNS, ',', '"', '' );
		foreach ( $rows as $row ) {
			fputcsv( $stream, array_map( static fn ( string $column ): string => self::cell( $row[ $column ] ?? '' ), self::COLUMNS ), ',', '"', '' );
		}
	}

	/**
	 * A cell that stays text in any spreadsheet (OWASP, CSV injection).
	 */
	public static function cell( string $text ): string {
		return 1 === preg_match( '/^\s*[=+\-@\t\r]/', $text ) ? "'$text" : $text;
	}
}
