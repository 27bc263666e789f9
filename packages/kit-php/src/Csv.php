<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Lines of CSV files, for every export. No cell begins a formula, whatever list separator the spreadsheet uses.
 *
 * phpcs:disable WordPress.WP.AlternativeFunctions
 */
final class Csv {
	/**
	 * Where a spreadsheet may take a formula for begun: at the beginning of a cell, and behind what another program takes
	 * for the end of one. Each run of separators and white space is read once, so that the cost is linear.
	 */
	private const PLACES = '/(?:^|[;|\t\r\n])[;|"\'\s\p{Z}\x{FEFF}]*+([=+\-@\x{FF1D}\x{FF0B}\x{FF0D}\x{FF20}])?/u';

	/** Digits, which no spreadsheet takes for more than a number: -1.5 and +49 30 1234. */
	private const NUMBER = '/\G[+-]\d[\d \x{A0}\x{202F}]*+(?:[.,]\d++)*+(?=[;|\t\r\n]|$)/uD';

	/**
	 * Writes the mark by which spreadsheets know UTF-8, and the line of the column names.
	 *
	 * @param resource           $out  Where to.
	 * @param array<int, string> $head Names of the columns.
	 */
	public static function begin( $out, array $head ): void {
		fwrite( $out, "\xEF\xBB\xBF" );
		self::line( $out, $head );
	}

	/**
	 * Writes a line.
	 *
	 * @param resource           $out   Where to.
	 * @param array<int, string> $cells Raw cells.
	 */
	public static function line( $out, array $cells ): void {
		// Without PHP's own escape character, which no other program knows.
		fputcsv( $out, array_map( [ self::class, 'cell' ], $cells ), ',', '"', '' );
	}

	/**
	 * Returns a cell that stays text in any spreadsheet (OWASP, CSV injection): an apostrophe stands before what could
	 * begin a formula. Plain numbers and phone numbers stay as they are.
	 *
	 * @param string $value Raw cell. Bytes that are not UTF-8 become question marks.
	 */
	public static function cell( string $value ): string {
		$value = str_replace( "\0", '', mb_check_encoding( $value, 'UTF-8' ) ? $value : mb_scrub( $value, 'UTF-8' ) );
		// Most cells have none of the signs.
		if ( 1 !== preg_match( '/^[\t\r\n|]|[=+\-@\x{FF1D}\x{FF0B}\x{FF0D}\x{FF20}]/u', $value ) ) {
			return $value;
		}
		$quote = static function ( array $place ) use ( $value ): string {
			[ $run, $start ] = $place[0];
			$sign            = $place[1][1] ?? -1;
			$is_risky        = $sign >= 0 && 1 !== preg_match( self::NUMBER, $value, $number, 0, $sign );
			if ( 0 === $start ) {
				// What stands first decides for the whole cell, and the apostrophe is seen there.
				return ( $is_risky || 1 === preg_match( '/^[\t\r\n|]/', $run ) ? "'" : '' ) . $run;
			}
			return $is_risky ? substr_replace( $run, "'", $sign - $start, 0 ) : $run;
		};
		return (string) preg_replace_callback( self::PLACES, $quote, $value, -1, $count, PREG_OFFSET_CAPTURE );
	}

	/**
	 * Returns a moment in the site's time zone, as spreadsheets read it.
	 *
	 * @param string $gmt Moment in UTC, such as 2026-01-31 12:00:00.
	 */
	public static function time( string $gmt ): string {
		return get_date_from_gmt( $gmt, 'Y-m-d H:i:s' );
	}

	/**
	 * Returns the name of a column of such moments, with the time zone: "Received (Europe/Berlin)".
	 *
	 * @param string $name Name of the column.
	 */
	public static function timed( string $name ): string {
		return sprintf( '%s (%s)', $name, wp_timezone_string() );
	}
}
