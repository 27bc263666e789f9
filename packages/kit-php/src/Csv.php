<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Writes rows of CSV files for all exports. No cell starts a formula, regardless of the list separator of the spreadsheet.
 *
 * phpcs:disable WordPress.WP.AlternativeFunctions
 */
final class Csv {
	/**
	 * Places where a spreadsheet may recognize a formula: at the start of a cell, and after a character that another program
	 * treats as the end of a cell. Possessive quantifiers match each run of separators and whitespace once, in linear time.
	 */
	private const PLACES = '/(?:^|[;|\t\r\n])[;|"\'\s\p{Z}\x{FEFF}]*+([=+\-@\x{FF1D}\x{FF0B}\x{FF0D}\x{FF20}])?/u';

	/** Signed numbers, which spreadsheets do not treat as formulas: -1.5 and +49 30 1234. */
	private const NUMBER = '/\G[+-]\d[\d \x{A0}\x{202F}]*+(?:[.,]\d++)*+(?=[;|\t\r\n]|$)/uD';

	/**
	 * Writes the byte order mark by which spreadsheets detect UTF-8, and the row with the column names.
	 *
	 * @param resource           $out  Output stream.
	 * @param array<int, string> $head Column names.
	 */
	public static function begin( $out, array $head ): void {
		@fwrite( $out, "\xEF\xBB\xBF" ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- the first row fails, too.
		self::line( $out, $head );
	}

	/**
	 * Writes a row.
	 *
	 * @param resource           $out   Output stream.
	 * @param array<int, string> $cells Raw cells.
	 * @throws CsvWriteError If the row can't be written.
	 */
	public static function line( $out, array $cells ): void {
		// No escape character, because only PHP supports one.
		// phpcs:ignore WordPress.PHP.NoSilencedErrors -- reported below.
		if ( false === @fputcsv( $out, array_map( [ self::class, 'cell' ], $cells ), ',', '"', '' ) ) {
			throw new CsvWriteError( 'A row could not be written.' );
		}
	}

	/**
	 * Returns a cell that any spreadsheet treats as text (OWASP, CSV injection). An apostrophe is added before anything that could
	 * start a formula. Plain numbers and phone numbers are not changed.
	 *
	 * @param string $value Raw cell. Invalid UTF-8 bytes become question marks.
	 */
	public static function cell( string $value ): string {
		$value = str_replace( "\0", '', mb_check_encoding( $value, 'UTF-8' ) ? $value : mb_scrub( $value, 'UTF-8' ) );
		// Most cells contain none of these characters.
		if ( 1 !== preg_match( '/^[\t\r\n|]|[=+\-@\x{FF1D}\x{FF0B}\x{FF0D}\x{FF20}]/u', $value ) ) {
			return $value;
		}
		$quote = static function ( array $matches ) use ( $value ): string {
			[ $run, $start ] = $matches[0];
			$sign            = $matches[1][1] ?? -1;
			$is_risky        = $sign >= 0 && 1 !== preg_match( self::NUMBER, $value, $number, 0, $sign );
			if ( 0 === $start ) {
				// The first character decides for the whole cell, and an apostrophe before it is recognized.
				return ( $is_risky || 1 === preg_match( '/^[\t\r\n|]/', $run ) ? "'" : '' ) . $run;
			}
			return $is_risky ? substr_replace( $run, "'", $sign - $start, 0 ) : $run;
		};
		return (string) preg_replace_callback( self::PLACES, $quote, $value, -1, $count, PREG_OFFSET_CAPTURE );
	}

	/**
	 * Returns a date in the site's time zone, in a format that spreadsheets recognize.
	 *
	 * @param string $gmt Date in UTC, such as 2026-01-31 12:00:00.
	 */
	public static function time( string $gmt ): string {
		return get_date_from_gmt( $gmt, 'Y-m-d H:i:s' );
	}

	/**
	 * Returns the name of a date column with the time zone: "Received (Europe/Berlin)".
	 *
	 * @param string $name Column name.
	 */
	public static function timed( string $name ): string {
		return sprintf( '%s (%s)', $name, wp_timezone_string() );
	}
}
