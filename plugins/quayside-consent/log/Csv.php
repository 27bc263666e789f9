<?php
declare( strict_types=1 );

namespace Quayside\Consent\Log;

use Quayside\Consent\Kit\Csv as Lines;
use Quayside\Consent\Kit\CsvDownload;

/**
 * Writes rows of the log as a CSV file.
 */
final class Csv {
	private const COLUMNS = [ 'consent_id', 'logged_at', 'action', 'law', 'categories', 'revision', 'language', 'shown', 'chosen_at', 'layout' ];

	/**
	 * Writes the rows one by one, with times in the time zone of the site.
	 *
	 * @param resource                        $stream Stream to write to.
	 * @param iterable<array<string, string>> $rows   Rows of the log.
	 * @param (callable( int ): void)|null    $after  Called after every hundred rows, with the number of rows
	 * written so far.
	 * @return int Number of rows written.
	 */
	public static function write( $stream, iterable $rows, ?callable $after = null ): int {
		$header  = static fn ( string $column ): string => 'logged_at' === $column ? Lines::timed( $column ) : $column;
		Lines::begin( $stream, array_map( $header, self::COLUMNS ) );
		$written = 0;
		foreach ( $rows as $row ) {
			$row['logged_at'] = Lines::time( $row['logged_at'] );
			Lines::line( $stream, array_map( static fn ( string $column ): string => $row[ $column ] ?? '', self::COLUMNS ) );
			++$written;
			if ( 0 === $written % CsvDownload::STEP && $after ) {
				$after( $written );
			}
		}
		return $written;
	}
}
