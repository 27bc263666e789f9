<?php
declare( strict_types=1 );

namespace Quayside\Tests;

use Quayside\Consent\Kit\Csv;

/**
 * Tests that no cell of an export starts a formula with any list separator, and that plain values are not changed.
 */
final class KitCsvTest extends TestCase {
	/**
	 * @return array<string, array{string, string}>
	 */
	public static function cells(): array {
		return [
			'equals'                       => [ '=1+1', "'=1+1" ],
			'a reference'                  => [ '+A1', "'+A1" ],
			'a sum'                        => [ '-1+1', "'-1+1" ],
			'a phone number with brackets' => [ '+49 (30) 1234', "'+49 (30) 1234" ],
			'at'                           => [ '@SUM(A1)', "'@SUM(A1)" ],
			'a tab'                        => [ "\t=1", "'\t=1" ],
			'a tab alone'                  => [ "\tword", "'\tword" ],
			'a carriage return'            => [ "\r=1", "'\r=1" ],
			'a line feed'                  => [ "\n=1", "'\n=1" ],
			'a pipe'                       => [ '|cmd', "'|cmd" ],
			'white space'                  => [ ' =cmd()', "' =cmd()" ],
			'a no-break space'             => [ "\u{A0}=cmd()", "'\u{A0}=cmd()" ],
			'a byte order mark'            => [ "\u{FEFF}=cmd()", "'\u{FEFF}=cmd()" ],
			'quotes'                       => [ '"=cmd()', "'\"=cmd()" ],
			'full width'                   => [ "\u{FF1D}1", "'\u{FF1D}1" ],
			'full width plus'              => [ "\u{FF0B}1", "'\u{FF0B}1" ],
			'full width minus'             => [ "\u{FF0D}1", "'\u{FF0D}1" ],
			'full width at'                => [ "\u{FF20}A1", "'\u{FF20}A1" ],
			'behind a semicolon'           => [ 'a;=cmd()', "a;'=cmd()" ],
			'behind semicolon and quote'   => [ 'a";"=cmd()', "a\";\"'=cmd()" ],
			'behind a tab'                 => [ "a\t=cmd()", "a\t'=cmd()" ],
			'behind a pipe'                => [ 'A | =cmd()', "A | '=cmd()" ],
			'behind a line'                => [ "a\n-b", "a\n'-b" ],
			'twice'                        => [ '=a;-b;@c', "'=a;'-b;'@c" ],
			'a number, then a formula'     => [ '-1;=a', "-1;'=a" ],
			'no UTF-8'                     => [ "=\xFF", "'=?" ],
			'a NUL before it'              => [ "\0=1+1", "'=1+1" ],
			'text'                         => [ 'accept', 'accept' ],
			'a negative number'            => [ '-5', '-5' ],
			'a negative fraction'          => [ '-12.5', '-12.5' ],
			'a negative sum of money'      => [ '-1.234,50', '-1.234,50' ],
			'a phone number'               => [ '+49 30 1234', '+49 30 1234' ],
			'a whole phone number'         => [ '+49301234', '+49301234' ],
			'signs inside'                 => [ 'a=1, b-c', 'a=1, b-c' ],
			'an email address'             => [ 'a@b.co', 'a@b.co' ],
			'a span'                       => [ '1-2', '1-2' ],
			'choices'                      => [ 'A | B', 'A | B' ],
			'nothing'                      => [ '', '' ],
		];
	}

	/**
	 * @dataProvider cells
	 */
	public function test_cell_is_not_a_formula( string $text, string $cell ): void {
		self::assertSame( $cell, Csv::cell( $text ) );
	}

	/**
	 * @testWith ["\\t"]
	 *           [";"]
	 *           ["; "]
	 *           ["-"]
	 *           ["-1"]
	 *           ["=;"]
	 *           ["\"|"]
	 */
	public function test_processing_time_of_cell_is_linear( string $part ): void {
		$part = str_replace( '\\t', "\t", $part );
		// Use the minimum CPU time of three runs to reduce the effect of other processes.
		$time = static function ( int $bytes ) use ( $part ): float {
			$cell  = 'a' . str_repeat( $part, intdiv( $bytes, strlen( $part ) ) ) . 'a=';
			$least = INF;
			for ( $run = 0; $run < 3; $run++ ) {
				$start = (array) getrusage();
				Csv::cell( $cell );
				$end   = (array) getrusage();
				$least = min( $least, $end['ru_utime.tv_sec'] - $start['ru_utime.tv_sec'] + ( $end['ru_utime.tv_usec'] - $start['ru_utime.tv_usec'] ) / 1e6 );
			}
			return $least;
		};
		$time( 10000 );
		self::assertLessThan( 0.02 + 3 * $time( 100000 ), $time( 200000 ) );
	}
}
