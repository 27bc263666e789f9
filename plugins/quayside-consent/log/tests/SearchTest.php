<?php
declare( strict_types=1 );

namespace Quayside\Consent\Log\Tests;

use Quayside\Consent\Log\DailyChoices;
use Quayside\Consent\Log\Search;
use Quayside\Consent\Log\Table;
use Quayside\Tests\TestCase;

/**
 * Tests the order of the log's rows, in pages and in exports, and the days of its chart.
 *
 * phpcs:disable WordPress.DB.PreparedSQL
 */
final class SearchTest extends TestCase {
	protected function set_up(): void {
		parent::set_up();
		delete_option( 'quayside_consent_log_version' );
		delete_option( DailyChoices::OPTION );
		( new Table() )->install();
	}

	/**
	 * Adds choices with the IDs 1, 2, and so on, made at these times in UTC.
	 *
	 * @param array<int, string> $times Times.
	 */
	private static function choose( array $times, string $action = 'accept' ): void {
		global $wpdb;
		foreach ( array_chunk( $times, 500, true ) as $part ) {
			$values = array_map(
				static fn ( string $time, int $number ): string => (string) $wpdb->prepare( "(%s, %s, 1, %s, 'gdpr', '{}', 1)", "$number", $time, $action ),
				$part,
				array_map( static fn ( int $index ): int => $index + 1, array_keys( $part ) )
			);
			$wpdb->query(
				'INSERT INTO ' . Table::name() . ' (consent_id, logged_at, chosen_at, action, law, categories, revision) VALUES ' . implode( ', ', $values )
			);
		}
	}

	/** @return array<int, string> */
	private static function exported( Search $search ): array {
		return array_column( iterator_to_array( $search->each(), false ), 'consent_id' );
	}

	public function test_rows_are_in_the_order_of_their_time(): void {
		self::choose( [ '2026-01-02 10:00:00', '2026-01-03 10:00:00', '2026-01-01 10:00:00', '2026-01-03 10:00:00' ] );
		self::assertSame( [ '4', '2', '1', '3' ], array_column( ( new Search( [] ) )->page( 1 ), 'consent_id' ) );
		self::assertSame( [ '4', '2', '1', '3' ], self::exported( new Search( [] ) ) );
	}

	/**
	 * The export continues after a row by its time and ID.
	 */
	public function test_an_export_contains_every_row_once(): void {
		self::choose( [
			...array_fill( 0, 1002, '2026-01-02 10:00:00' ),
			...array_fill( 0, 600, '2026-01-01 10:00:00' ),
			...array_fill( 0, 600, '2026-01-03 10:00:00' ),
		] );
		$expected = array_map( 'strval', [ ...range( 2202, 1603 ), ...range( 1002, 1 ), ...range( 1602, 1003 ) ] );
		self::assertSame( $expected, self::exported( new Search( [] ) ) );
		self::assertSame( array_slice( $expected, 600, 1002 ), self::exported( new Search( [ 'from' => '2026-01-02', 'to' => '2026-01-02' ] ) ) );
		self::assertSame( $expected, self::exported( new Search( [ 'choice' => 'accept' ] ) ) );
		self::assertSame( [], self::exported( new Search( [ 'choice' => 'reject' ] ) ) );
	}

	public function test_the_chart_has_the_last_90_days_that_match(): void {
		self::choose( [ '2026-01-01 00:00:00', '2026-01-02 23:59:59', '2026-04-01 23:00:00' ] );
		self::choose( [ '2026-06-30 12:00:00' ], 'reject' );
		$days = static fn ( array $filter ): array => array_column( ( new Search( $filter ) )->days(), 'day' );
		self::assertSame( [ '2026-06-30' ], $days( [] ) );
		self::assertSame( [ '2026-01-01', '2026-01-02' ], $days( [ 'to' => '2026-03-31' ] ) );
		self::assertSame( [ '2026-01-02', '2026-04-01' ], $days( [ 'choice' => 'accept' ] ) );
		self::assertSame( [ '2026-04-01' ], $days( [ 'choice' => 'accept', 'from' => '2026-02-01' ] ) );
		self::assertSame( [ '2026-01-01' ], $days( [ 'id' => '1', 'choice' => 'accept' ] ) );
		self::assertSame( [], $days( [ 'choice' => 'gpc' ] ) );
		self::assertSame( [], $days( [ 'id' => 'nobody' ] ) );
	}
}
