<?php
declare( strict_types=1 );

namespace Quayside\Consent\Statistics;

use Quayside\Consent\Kit\Csv as Lines;

/**
 * Writes a report as a CSV file, with one row for each day, language, and layout. Days are in UTC.
 */
final class Csv {
	private const COLUMNS = [ 'day', 'language', 'layout', 'impressions', 'accepted', 'rejected', 'customized', 'other' ];

	/**
	 * @param resource $stream Stream to write to.
	 * @param Report   $report The report.
	 * @return int Number of rows written.
	 */
	public static function write( $stream, Report $report ): int {
		Lines::begin( $stream, self::COLUMNS );
		$rows = $report->rows();
		foreach ( $rows as $row ) {
			Lines::line( $stream, array_map( static fn ( string $column ): string => (string) $row[ $column ], self::COLUMNS ) );
		}
		return count( $rows );
	}
}
