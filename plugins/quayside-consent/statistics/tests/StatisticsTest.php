<?php
declare( strict_types=1 );

namespace Quayside\Consent\Statistics\Tests;

use Quayside\Consent\Log\DailyChoices;
use Quayside\Consent\Log\Table;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Statistics\Csv;
use Quayside\Consent\Statistics\Impressions;
use Quayside\Consent\Statistics\Report;
use Quayside\Tests\TestCase;

/**
 * Tests the statistics: the counter of impressions, the choices of the log, and who sees them.
 */
final class StatisticsTest extends TestCase {
	protected function set_up(): void {
		parent::set_up();
		delete_option( 'quayside_consent_log_version' );
		delete_option( DailyChoices::OPTION );
		( new Table() )->install();
		$_SERVER['REMOTE_ADDR'] = '203.0.113.9';
	}

	/**
	 * Adds a choice of a day to the log.
	 */
	private static function choose( string $day, string $action, string $language = 'en_US', string $layout = 'box-bottom-left' ): void {
		global $wpdb;
		static $number = 0;
		$wpdb->insert(
			Table::name(),
			[
				'consent_id' => 'statistics' . ( ++$number ),
				'logged_at'  => "$day 12:00:00",
				'chosen_at'  => 1,
				'action'     => $action,
				'law'        => 'gdpr',
				'categories' => '{}',
				'revision'   => 1,
				'language'   => $language,
				'layout'     => $layout,
			]
		);
	}

	/**
	 * @param array<string, string> $params Language and layout.
	 */
	private static function show( array $params = [] ): int {
		$params += [
			'language' => 'en_US',
			'layout'   => 'box-bottom-left',
		];
		return self::rest( 'POST', '/quayside-consent/v1/impressions', $params )->get_status();
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function today(): array {
		self::log_in_as( 'administrator' );
		$today = gmdate( 'Y-m-d' );
		$data  = self::rest( 'GET', '/quayside-consent/v1/statistics', [
			'from' => $today,
			'to'   => $today,
		] )->get_data();
		self::assertIsArray( $data );
		return $data;
	}

	public function test_counts_impressions_by_language_and_layout(): void {
		self::assertSame( [ 204, 204, 204 ], [ self::show(), self::show(), self::show( [ 'layout' => 'bar-top' ] ) ] );
		$data = self::today();
		self::assertSame( 3, $data['total']['impressions'] );
		self::assertSame(
			[
				'bar-top'         => 1,
				'box-bottom-left' => 2,
			],
			array_column( $data['layouts'], 'impressions', 'layout' )
		);
		self::assertSame( [ 'en_US' => 3 ], array_column( $data['languages'], 'impressions', 'language' ) );
	}

	public function test_visitors_cannot_add_languages_or_layouts(): void {
		global $wpdb;
		foreach ( [ 'xx_XX', 'yy_YY', 'zz_ZZ' ] as $language ) {
			self::show( [
				'language' => $language,
				'layout'   => 'bar-' . strtolower( substr( $language, 0, 2 ) ),
			] );
		}
		self::assertSame( '1', $wpdb->get_var( 'SELECT COUNT(*) FROM ' . Table::impressions() ) ); // phpcs:ignore WordPress.DB
		self::assertSame( [ '' => 3 ], array_column( self::today()['languages'], 'impressions', 'language' ) );
		foreach ( [ [ 'layout' => str_repeat( 'x', 1000000 ) ], [ 'language' => '<script>' ] ] as $bad ) {
			self::assertContains( self::show( $bad ), [ 400, 413 ] );
		}
	}

	public function test_floods_and_a_turned_off_counter_are_not_counted(): void {
		self::in_one_period();
		$limit = static fn ( int $calls, string $topic ): int => 'impression' === $topic ? 2 : $calls;
		add_filter( 'quayside_consent_log_limit', $limit, 10, 2 );
		// A visitor who can do nothing about it sees no error.
		self::assertSame( [ 204, 204, 204, 204 ], [ self::show(), self::show(), self::show(), self::show() ] );
		remove_filter( 'quayside_consent_log_limit', $limit );
		update_option( Settings::OPTION, [ 'countImpressions' => false ] );
		$_SERVER['REMOTE_ADDR'] = '203.0.113.10';
		self::assertSame( 204, self::show() );
		$data = self::today();
		self::assertSame( [ 2, false ], [ $data['total']['impressions'], $data['counts'] ] );
	}

	public function test_counts_choices_and_compares_with_the_previous_period(): void {
		foreach ( [ 'accept', 'accept', 'reject', 'close', 'save', 'gpc', 'placeholder', 'api' ] as $action ) {
			self::choose( '2026-03-11', $action );
		}
		self::choose( '2026-03-20', 'accept', 'en_US', 'bar-top' );
		// Requests can contain any language.
		self::choose( '2026-03-20', 'accept', 'xx_XX' );
		self::choose( '2026-03-10', 'reject' );
		self::choose( '2026-02-28', 'reject' );
		self::choose( '2026-03-21', 'reject' );
		$report = new Report( '2026-03-11', '2026-03-20' );
		self::assertSame(
			[
				'impressions' => 0,
				'accepted'    => 4,
				'rejected'    => 2,
				'customized'  => 1,
				'other'       => 3,
			],
			$report->total()
		);
		self::assertSame( [ '2026-03-11', '2026-03-20' ], array_keys( $report->by( 'day' ) ) );
		self::assertSame( [ '', 'en_US' ], array_keys( $report->by( 'language' ) ) );
		self::assertSame( 1, $report->by( 'layout' )['bar-top']['accepted'] );
		// 2026-03-01 to 2026-03-10.
		self::assertSame( 1, $report->previous()->total()['rejected'] );

		$stream = fopen( 'php://memory', 'r+' );
		self::assertIsResource( $stream );
		self::assertSame( 3, Csv::write( $stream, $report ) );
		$csv = (string) stream_get_contents( $stream, null, 0 );
		self::assertStringContainsString( "\n2026-03-11,en_US,box-bottom-left,0,2,2,1,3\n", $csv );
	}

	public function test_days_that_have_ended_are_counted_once(): void {
		global $wpdb;
		$day   = static fn ( int $ago ): string => gmdate( 'Y-m-d', time() - $ago * DAY_IN_SECONDS );
		$total = static fn (): array => array_slice( ( new Report( $day( 70 ), $day( 0 ) ) )->total(), 1 );
		self::choose( $day( 70 ), 'accept' );
		self::choose( $day( 70 ), 'accept' );
		self::choose( $day( 40 ), 'reject', 'xx_XX' );
		self::choose( $day( 3 ), 'save' );
		self::choose( $day( 0 ), 'accept' );
		$expected = [
			'accepted'   => 3,
			'rejected'   => 1,
			'customized' => 1,
			'other'      => 0,
		];
		self::assertSame( $expected, $total() );
		self::assertSame( $expected, $total(), 'Counting again changes nothing.' );
		self::assertGreaterThanOrEqual( $day( 2 ), (string) get_option( DailyChoices::OPTION ) );
		// phpcs:disable WordPress.DB
		self::assertSame( '4', $wpdb->get_var( 'SELECT SUM(choices) FROM ' . Table::days() ) );
		// From now on, the rows of these days are not read anymore.
		$wpdb->query( 'DELETE FROM ' . Table::name() . " WHERE logged_at < '{$day( 2 )} 00:00:00'" );
		// phpcs:enable
		self::assertSame( $expected, $total() );
		self::choose( $day( 0 ), 'gpc' );
		self::assertSame( 1, $total()['other'] );
	}

	public function test_erased_and_expired_choices_are_no_longer_counted(): void {
		$day = gmdate( 'Y-m-d', time() - 5 * DAY_IN_SECONDS );
		self::choose( $day, 'accept' );
		self::choose( $day, 'reject' );
		$report = static fn (): array => ( new Report( $day, $day ) )->total();
		self::assertSame( [ 1, 1 ], [ $report()['accepted'], $report()['rejected'] ] );
		global $wpdb;
		$id = $wpdb->get_var( 'SELECT consent_id FROM ' . Table::name() . " WHERE action = 'accept' AND logged_at = '$day 12:00:00'" ); // phpcs:ignore WordPress.DB
		add_filter( 'quayside_consent_ids_of_person', static fn (): array => [ (string) $id ] );
		$eraser = apply_filters( 'wp_privacy_personal_data_erasers', [] )['quayside-consent']['callback'];
		self::assertIsCallable( $eraser );
		self::assertSame( 1, $eraser( 'visitor@example.com' )['items_removed'] );
		self::assertSame( [ 0, 1 ], [ $report()['accepted'], $report()['rejected'] ] );
		DailyChoices::expire( 3 );
		self::assertSame( 0, $report()['rejected'] );
	}

	public function test_only_owners_see_them(): void {
		$period = [
			'from' => '2026-03-11',
			'to'   => '2026-03-20',
		];
		wp_set_current_user( 0 );
		self::assertSame( 401, self::rest( 'GET', '/quayside-consent/v1/statistics', $period )->get_status() );
		self::log_in_as( 'shop_manager' );
		self::assertSame( 403, self::rest( 'GET', '/quayside-consent/v1/statistics', $period )->get_status() );
		self::log_in_as( 'administrator' );
		self::assertSame( 200, self::rest( 'GET', '/quayside-consent/v1/statistics', $period )->get_status() );
		foreach ( [ [ 'from' => '2026-02-31' ], [ 'to' => '2026-03-01' ], [ 'from' => "2026-03-11' OR 1=1" ], [ 'to' => '' ] ] as $bad ) {
			self::assertSame( 400, self::rest( 'GET', '/quayside-consent/v1/statistics', $bad + $period )->get_status() );
		}
	}

	public function test_a_longer_period_ends_after_a_year(): void {
		self::choose( '2026-12-30', 'accept' );
		$report = new Report( '2025-12-31', '2030-01-01' );
		self::assertSame( 1, $report->total()['accepted'] );
		self::choose( '2027-01-01', 'accept' );
		self::assertSame( 1, ( new Report( '2025-12-31', '2030-01-01' ) )->total()['accepted'] );
	}

	public function test_the_log_has_an_index_with_all_columns_that_are_counted(): void {
		global $wpdb;
		self::choose( '2026-03-11', 'accept' );
		$plan = $wpdb->get_results( 'SHOW INDEX FROM ' . Table::name(), ARRAY_A ); // phpcs:ignore WordPress.DB
		$plan = is_array( $plan ) ? $plan : [];
		$keys = array_filter( $plan, static fn ( mixed $key ): bool => is_array( $key ) && str_contains( $key['Key_name'], 'statistics' ) );
		self::assertSame( [ 'logged_at', 'action', 'language', 'layout' ], array_column( $keys, 'Column_name' ) );
	}

	public function test_counters_expire_with_the_log(): void {
		global $wpdb;
		$wpdb->insert(
			Table::impressions(),
			[
				'day'         => gmdate( 'Y-m-d', time() - 40 * DAY_IN_SECONDS ),
				'impressions' => 7,
			]
		);
		self::show();
		Impressions::expire( 30 );
		self::assertSame( '1', $wpdb->get_var( 'SELECT SUM(impressions) FROM ' . Table::impressions() ) ); // phpcs:ignore WordPress.DB
	}
}
