<?php
declare( strict_types=1 );

namespace Quayside\Tests;

use Quayside\Consent\Kit\Csv;
use Quayside\Consent\Kit\CsvFile;

/**
 * Tests that no cell of an export starts a formula with any list separator, and that plain values are not changed.
 */
final class KitCsvTest extends TestCase {
	/**
	 * @return array<string, array{string, string}>
	 */
	public static function cells(): array {
		$table = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/contracts/switch/cases/csv.json' ), true );
		return $table['cells'] + [ 'no UTF-8' => [ "=\xFF", "'=?" ] ];
	}

	/**
	 * @dataProvider cells
	 */
	public function test_cell_is_not_a_formula( string $text, string $cell ): void {
		self::assertSame( $cell, Csv::cell( $text ) );
	}

	public function test_a_full_disk_ends_the_command_with_an_error(): void {
		if ( ! is_writable( '/dev/full' ) ) {
			self::markTestSkipped( 'Only Linux has a device that is always full.' );
		}
		$write = static function ( $out ): int {
			Csv::begin( $out, [ 'a' ] );
			return 0;
		};
		$failure = RecordingTerminal::failure( static fn () => CsvFile::write( new RecordingTerminal(), [ 'file' => '/dev/full' ], $write ) );
		self::assertSame( 'Could not write to /dev/full. The file is incomplete.', $failure );
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
