<?php
declare( strict_types=1 );

namespace Quayside\Consent\Log\Tests;

use Quayside\Consent\Log\DailyChoices;
use Quayside\Consent\Log\DayCounts;
use Quayside\Consent\Log\Module;
use Quayside\Consent\Log\Search;
use Quayside\Consent\Log\Table;
use Quayside\Consent\Settings\Settings;
use Quayside\Tests\TestCase;

/**
 * Tests that the log's counts are those of its rows, although most rows are not read for them.
 *
 * phpcs:disable WordPress.DB.PreparedSQL
 */
final class DayCountsTest extends TestCase {
	protected function set_up(): void {
		parent::set_up();
		delete_option( 'quayside_consent_log_version' );
		delete_option( DailyChoices::OPTION );
		( new Table() )->install();
	}

	/** Returns the day, in UTC, some days ago. */
	private static function day( int $ago ): string {
		return gmdate( 'Y-m-d', time() - $ago * DAY_IN_SECONDS );
	}

	/** Adds a choice that was made some days ago, at noon. */
	private static function choose( int $ago, string $action = 'accept', string $id = '' ): void {
		global $wpdb;
		static $number = 0;
		$wpdb->insert(
			Table::name(),
			[
				'consent_id' => '' === $id ? 'counted' . ( ++$number ) : $id,
				'logged_at'  => self::day( $ago ) . ' 12:00:00',
				'chosen_at'  => 1,
				'action'     => $action,
				'law'        => 'gdpr',
				'categories' => '{}',
				'revision'   => 1,
				'language'   => 0 === $ago % 2 ? 'en_US' : 'de_DE',
			]
		);
	}

	/** Asserts that the log has as many rows as it says, and as the days of its chart. */
	private static function assert_counts_the_rows( string $message = '' ): void {
		global $wpdb;
		$rows = (int) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . Table::name() );
		$days = ( new DayCounts( '', '', '' ) )->by_day();
		self::assertSame( [ $rows, $rows ], [ ( new Search( [] ) )->count(), array_sum( array_column( $days, 'count' ) ) ], $message );
		foreach ( $days as [ 'day' => $day, 'action' => $action, 'count' => $count ] ) {
			$query = 'SELECT COUNT(*) FROM ' . Table::name() . ' WHERE logged_at >= %s AND logged_at <= %s AND action = %s';
			self::assertSame( (string) $count, (string) $wpdb->get_var( $wpdb->prepare( $query, "$day 00:00:00", "$day 23:59:59", $action ) ), "$day $action $message" );
		}
	}

	public function test_counts_choices_at_once_and_after_their_day_has_ended(): void {
		self::assert_counts_the_rows( 'An empty log.' );
		foreach ( [ 0, 0, 1, 2, 2, 3, 9, 9, 40 ] as $ago ) {
			self::choose( $ago );
			self::choose( $ago, 'reject' );
			self::assert_counts_the_rows();
		}
		delete_option( DailyChoices::OPTION );
		self::assert_counts_the_rows( 'All days are counted again.' );
		self::choose( 0, 'gpc' );
		self::assert_counts_the_rows( 'A choice of today.' );
		$counts = static fn ( array $filter ): array => [ ( new Search( $filter ) )->count(), ( new Search( $filter ) )->count_until( PHP_INT_MAX ) ];
		self::assertSame( [ 9, 9 ], $counts( [ 'choice' => 'reject' ] ) );
		self::assertSame( [ 0, 0 ], $counts( [ 'choice' => 'api' ] ) );
		foreach ( [ [ 40, 40, 2 ], [ 39, 9, 4 ], [ 9, 2, 10 ], [ 3, 0, 13 ], [ 0, 0, 5 ], [ 100, 41, 0 ], [ 60, 0, 19 ] ] as [ $from, $to, $count ] ) {
			self::assertSame( [ $count, $count ], $counts( [ 'from' => self::day( $from ), 'to' => self::day( $to ) ] ), "$from to $to" );
		}
		self::assertSame( [ 3, 3 ], $counts( [ 'from' => self::day( 9 ), 'to' => self::day( 3 ), 'choice' => 'accept' ] ) );
	}

	public function test_rows_of_counted_days_are_not_read(): void {
		global $wpdb;
		foreach ( [ 0, 5, 8, 8, 30 ] as $ago ) {
			self::choose( $ago );
		}
		self::assertSame( 5, ( new Search( [] ) )->count() );
		$wpdb->query( 'DELETE FROM ' . Table::name() . $wpdb->prepare( ' WHERE logged_at = %s', self::day( 8 ) . ' 12:00:00' ) );
		self::assertSame( 5, ( new Search( [] ) )->count() );
		self::assertSame( 3, ( new Search( [] ) )->count_until( PHP_INT_MAX ), 'An export counts what it will contain.' );
	}

	public function test_expired_choices_are_not_counted(): void {
		global $wpdb;
		foreach ( [ 0, 6, 10, 10, 10, 11, 12 ] as $ago ) {
			self::choose( $ago );
		}
		self::assert_counts_the_rows();
		// A part of a day has expired.
		$wpdb->query( 'DELETE FROM ' . Table::name() . $wpdb->prepare( ' WHERE logged_at < %s', self::day( 10 ) ) );
		$wpdb->query( 'DELETE FROM ' . Table::name() . $wpdb->prepare( ' WHERE logged_at < %s LIMIT 1', self::day( 9 ) ) );
		self::assert_counts_the_rows( 'Before the counters expire.' );
		update_option( Settings::OPTION, [ 'logDays' => 8 ] );
		DailyChoices::expire( 8 );
		self::assert_counts_the_rows( 'Counters expire before their choices when there are very many.' );
		do_action( Module::CRON );
		self::assert_counts_the_rows( 'After the daily job.' );
		self::choose( 1, 'reject' );
		self::choose( 0, 'reject' );
		self::assertSame( 1, ( new Search( [ 'choice' => 'reject', 'from' => self::day( 0 ) ] ) )->count() );
	}

	public function test_erased_choices_are_not_counted(): void {
		self::choose( 6 );
		self::choose( 5, 'accept', 'ada' );
		self::choose( 5, 'reject', 'ada' );
		self::choose( 5, 'reject', 'bob' );
		self::choose( 0, 'reject', 'ada' );
		self::assert_counts_the_rows();
		add_filter( 'quayside_consent_ids_of_person', static fn (): array => [ 'ada' ] );
		$eraser = apply_filters( 'wp_privacy_personal_data_erasers', [] )['quayside-consent']['callback'];
		self::assertIsCallable( $eraser );
		self::assertSame( 3, $eraser( 'ada@example.com' )['items_removed'] );
		self::assert_counts_the_rows();
		self::assertSame( 2, ( new Search( [] ) )->count() );
	}
}
