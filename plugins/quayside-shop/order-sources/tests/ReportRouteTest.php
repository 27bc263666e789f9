<?php
declare( strict_types=1 );

namespace Quayside\Shop\OrderSources\Tests;

use Automattic\WooCommerce\Internal\DataStores\Orders\DataSynchronizer;
use Automattic\WooCommerce\Utilities\OrderUtil;
use Quayside\Shop\Kit\Contract;
use Quayside\Shop\Tests\StoreTestCase;

/**
 * The report of orders by source. With WooCommerce it also runs on order tables.
 */
final class ReportRouteTest extends StoreTestCase {
	private const ROUTE = '/quayside-shop/v1/order-sources';

	/**
	 * WooCommerce creates its order tables when the feature is enabled, and creating a table ends a MySQL transaction.
	 */
	public static function set_up_before_class(): void {
		parent::set_up_before_class();
		if ( self::can_have_tables() ) {
			$tables = wc_get_container()->get( DataSynchronizer::class );
			$tables->check_orders_table_exists() || $tables->create_database_tables();
		}
	}

	protected function set_up(): void {
		parent::set_up();
		rest_get_server();
		get_role( 'administrator' )->add_cap( 'view_woocommerce_reports' );
		self::log_in_as( 'administrator' );
	}

	public function test_orders_are_added_up_by_source_and_day(): void {
		self::order( '2031-05-01 10:00:00', '10', 'utm', 'newsletter' );
		self::order( '2031-05-02 09:00:00', '20.50', 'utm', 'newsletter' );
		self::order( '2031-05-02 11:00:00', '5', 'organic', 'google' );
		self::order( '2031-05-02 12:00:00', '7', 'typein', '(direct)' );
		self::order( '2031-05-02 12:00:00', '8' );
		self::order( '2031-05-02 13:00:00', '1000', 'utm', 'newsletter', 'pending' );
		self::order( '2031-05-04 00:00:00', '1000', 'utm', 'newsletter' );
		self::order( '2031-04-30 23:59:59', '1000', 'utm', 'newsletter' );

		$report = self::report( '2031-05-01', '2031-05-03' );

		self::assertTrue( Contract::load( WP_PLUGIN_DIR . '/quayside-shop/build/contracts', 'shop/order-sources.report' )->validate( $report ) );
		self::assertSame( 5, $report['totals']['orders'] );
		self::assertSame( 50.5, $report['totals']['total'] );
		self::assertSame(
			[ [ 'Source: Newsletter', 2, 30.5 ], [ 'Unknown', 1, 8.0 ], [ 'Direct', 1, 7.0 ], [ 'Organic: Google', 1, 5.0 ] ],
			array_map( static fn ( array $source ): array => [ $source['label'], $source['orders'], $source['total'] ], $report['rows'] )
		);
		self::assertSame(
			[
				[ 'day' => '2031-05-01', 'orders' => [ 1, 0, 0, 0, 0 ], 'totals' => [ 10.0, 0.0, 0.0, 0.0, 0.0 ] ],
				[ 'day' => '2031-05-02', 'orders' => [ 1, 1, 1, 1, 0 ], 'totals' => [ 20.5, 8.0, 7.0, 5.0, 0.0 ] ],
				[ 'day' => '2031-05-03', 'orders' => [ 0, 0, 0, 0, 0 ], 'totals' => [ 0.0, 0.0, 0.0, 0.0, 0.0 ] ],
			],
			$report['days']
		);
	}

	public function test_sources_that_differ_in_case_or_accents_are_different_in_every_database(): void {
		self::order( '2031-10-01 10:00:00', '1', 'utm', 'Café' );
		self::order( '2031-10-01 11:00:00', '1', 'utm', 'café' );
		self::order( '2031-10-01 12:00:00', '1', 'utm', 'cafe' );
		self::order( '2031-10-02 12:00:00', '1', 'utm', 'cafe' );
		self::assertSame( [ 2, 1, 1 ], array_column( self::report( '2031-10-01', '2031-10-02' )['rows'], 'orders' ) );
	}

	public function test_days_follow_the_sites_time_zone_across_daylight_saving_changes(): void {
		update_option( 'timezone_string', 'Europe/Berlin' );
		// Clocks go forward on 30 March 2031 at 1:00 UTC: midnight is 23:00 UTC before and 22:00 UTC after.
		self::order( '2031-03-28 22:59:00', '1', 'referral', 'first.example' );
		self::order( '2031-03-28 23:00:00', '1', 'referral', 'second.example' );
		self::order( '2031-03-30 21:59:00', '1', 'referral', 'third.example' );
		self::order( '2031-03-30 22:00:00', '1', 'referral', 'fourth.example' );
		$days = array_column( self::report( '2031-03-28', '2031-03-31' )['days'], 'orders', 'day' );
		self::assertSame( [ 1, 1, 1, 1 ], array_map( 'array_sum', array_values( $days ) ) );
		self::assertSame( 3, self::report( '2031-03-29', '2031-03-31' )['totals']['orders'] );
	}

	public function test_more_than_five_sources_share_the_last_place_of_a_day(): void {
		foreach ( [ 'a', 'b', 'c', 'd', 'e', 'f', 'g' ] as $source ) {
			self::order( '2031-06-01 10:00:00', '1', 'referral', "$source.example" );
		}
		$report = self::report( '2031-06-01', '2031-06-01' );
		self::assertCount( 7, $report['rows'] );
		self::assertSame( [ 1, 1, 1, 1, 1, 2 ], $report['days'][0]['orders'] );
	}

	public function test_the_sources_with_the_highest_totals_are_charted_by_total(): void {
		foreach ( [ 'a', 'b', 'c', 'd', 'e' ] as $source ) {
			self::order( '2031-06-01 10:00:00', '1', 'referral', "$source.example" );
			self::order( '2031-06-01 10:00:00', '1', 'referral', "$source.example" );
		}
		self::order( '2031-06-01 10:00:00', '900', 'referral', 'once.example' );
		$report = self::report( '2031-06-01', '2031-06-01' );
		self::assertNotContains( 'Referral: Once.example', $report['charted']['orders'] );
		self::assertSame( 'Referral: Once.example', $report['charted']['totals'][0] );
		self::assertSame( [ 900.0, 2.0, 2.0, 2.0, 2.0, 2.0 ], $report['days'][0]['totals'] );
	}

	public function test_long_values_of_visitors_are_cut(): void {
		self::order( '2031-06-01 10:00:00', '1', 'referral', str_repeat( 'ä', 400 ) . '.example' );
		self::order( '2031-06-01 10:00:00', '1', str_repeat( 'type', 1000 ), str_repeat( 'ä', 500000 ) );
		self::order( '2031-06-01 10:00:00', '1', 'utm', '<script>alert(1)</script>' . str_repeat( 'x', 1000000 ) );
		$report = self::report( '2031-06-01', '2031-06-01' );
		self::assertSame( 3, $report['totals']['orders'] );
		self::assertLessThan( 20000, strlen( (string) wp_json_encode( $report ) ) );
		self::assertContains( 'Referral: ' . str_repeat( 'ä', 400 ) . '.example', array_column( $report['rows'], 'label' ) );
	}

	/**
	 * @dataProvider order_storages
	 */
	public function test_orders_are_grouped_by_dimension_and_touch( string $uses_tables ): void {
		self::with_storage(
			$uses_tables,
			static function (): void {
				$meta = static fn ( string $medium, string $campaign, string $entry, string $device ): array => [
					'_wc_order_attribution_utm_medium'    => $medium,
					'_wc_order_attribution_utm_campaign'  => $campaign,
					'_wc_order_attribution_session_entry' => $entry,
					'_wc_order_attribution_device_type'   => $device,
				];
				self::add_meta(
					self::order( '2033-05-01 10:00:00', '10', 'utm', 'newsletter' ),
					$meta( 'email', 'spring', 'https://shop.example/mugs/?utm_source=newsletter&gclid=1', 'Mobile' )
				);
				self::add_meta(
					self::order( '2033-05-01 11:00:00', '20', 'typein', '(direct)' ),
					$meta( '(none)', '(none)', 'https://shop.example/mugs?gclid=2', 'Mobile' ) + [
						'_quayside_order_attribution_first_source_type'   => 'organic',
						'_quayside_order_attribution_first_utm_source'    => 'google',
						'_quayside_order_attribution_first_session_entry' => 'https://shop.example/?x=1',
					]
				);
				self::add_meta(
					self::order( '2033-05-01 12:00:00', '5', 'typein', '(direct)' ),
					$meta( '(none)', '(none)', 'https://shop.example/caf%C3%A9/#top', 'Desktop' )
				);
				self::order( '2033-05-01 13:00:00', '1' );
				$sums = static fn ( string $dimension, string $touch = 'last' ): array => self::sums(
					'2033-05-01',
					'2033-05-01',
					compact( 'dimension', 'touch' )
				);

				self::assertSame( [ [ '(not set)', 3, 26.0 ], [ 'email', 1, 10.0 ] ], $sums( 'medium' ) );
				self::assertSame( [ [ '(not set)', 3, 26.0 ], [ 'spring', 1, 10.0 ] ], $sums( 'campaign' ) );
				self::assertSame( [ [ '/mugs', 2, 30.0 ], [ '/café', 1, 5.0 ], [ '(not set)', 1, 1.0 ] ], $sums( 'landing_page' ) );
				self::assertSame( [ [ 'Mobile', 2, 30.0 ], [ 'Desktop', 1, 5.0 ], [ '(not set)', 1, 1.0 ] ], $sums( 'device' ) );
				self::assertSame( [ [ 'Unknown', 3, 16.0 ], [ 'Organic: Google', 1, 20.0 ] ], $sums( 'source', 'first' ) );
				self::assertSame( [ [ '(not set)', 3, 16.0 ], [ '/', 1, 20.0 ] ], $sums( 'landing_page', 'first' ) );
				// The first visit has no device.
				self::assertSame( 'last', self::report( '2033-05-01', '2033-05-01', [ 'dimension' => 'device', 'touch' => 'first' ] )['touch'] );
			}
		);
	}

	public function test_a_period_is_compared_with_the_previous_one(): void {
		self::order( '2034-03-10 10:00:00', '30', 'organic', 'google' );
		self::order( '2034-03-08 10:00:00', '10', 'organic', 'google' );
		self::order( '2034-03-09 10:00:00', '15', 'referral', 'old.example' );
		self::order( '2033-03-11 10:00:00', '99', 'organic', 'bing' );
		$report = self::report( '2034-03-10', '2034-03-11', [ 'compare' => 'previous_period' ] );
		self::assertTrue( Contract::load( WP_PLUGIN_DIR . '/quayside-shop/build/contracts', 'shop/order-sources.report' )->validate( $report ) );
		self::assertSame( [ 'from' => '2034-03-08', 'to' => '2034-03-09' ], $report['before'] );
		self::assertSame( [ 'orders' => 1, 'total' => 30.0, 'before' => [ 'orders' => 2, 'total' => 25.0 ] ], $report['totals'] );
		self::assertSame( [ [ 'orders' => 1, 'total' => 10.0 ], [ 'orders' => 1, 'total' => 15.0 ] ], array_column( $report['rows'], 'before' ) );
		self::assertSame(
			[
				[ 'day' => '2034-03-08', 'orders' => 1, 'total' => 10.0 ],
				[ 'day' => '2034-03-09', 'orders' => 1, 'total' => 15.0 ],
			],
			$report['before_days']
		);
		$year = self::report( '2034-03-10', '2034-03-11', [ 'compare' => 'previous_year' ] );
		self::assertSame( [ 'from' => '2033-03-10', 'to' => '2033-03-11' ], $year['before'] );
		self::assertSame( 99.0, $year['totals']['before']['total'] );
		// 2036 is a leap year.
		self::assertSame(
			[ 'from' => '2035-02-28', 'to' => '2035-03-01' ],
			self::report( '2036-02-29', '2036-03-01', [ 'compare' => 'previous_year' ] )['before']
		);
		self::assertNull( self::report( '2034-03-10', '2034-03-11' )['before'] );
	}

	public function test_the_rows_after_the_hundredth_are_added_up(): void {
		global $wpdb;
		for ( $page = 0; $page < 103; $page++ ) {
			self::add_meta( self::order( '2035-05-01 10:00:00', '2' ), [ '_wc_order_attribution_session_entry' => "https://shop.example/page-$page/" ] );
		}
		$report = self::report( '2035-05-01', '2035-05-01', [ 'dimension' => 'landing_page' ] );
		self::assertCount( 100, $report['rows'] );
		self::assertSame( [ 'groups' => 3, 'orders' => 3, 'total' => 6.0, 'before' => null ], $report['other'] );
		self::assertSame( 103, $report['totals']['orders'] );
		self::assertSame( '', $wpdb->last_error );
	}

	/**
	 * @dataProvider invalid_arguments
	 * @param array<string, string> $arguments Arguments.
	 */
	public function test_invalid_arguments_are_rejected( array $arguments ): void {
		self::assertSame( 400, self::rest( 'GET', self::ROUTE, [ 'from' => '2031-05-01', 'to' => '2031-05-02' ] + $arguments )->get_status() );
	}

	/**
	 * @return array<string, array{0: array<string, string>}>
	 */
	public static function invalid_arguments(): array {
		return [
			'dimension'  => [ [ 'dimension' => "source' OR 1=1" ] ],
			'touch'      => [ [ 'touch' => 'middle' ] ],
			'comparison' => [ [ 'compare' => 'previous_century' ] ],
		];
	}

	/**
	 * @dataProvider order_storages
	 */
	public function test_refunds_reduce_the_day_of_the_refund( string $uses_tables ): void {
		self::with_storage( $uses_tables, static function (): void {
			self::refund( self::order( '2032-05-01 10:00:00', '100', 'utm', 'newsletter' ), '2032-05-03 10:00:00', '30' );
			self::refund( self::order( '2032-05-01 11:00:00', '20', 'utm', 'newsletter' ), '2032-05-02 10:00:00', '20' );
			self::refund( self::order( '2032-05-01 12:00:00', '50', 'organic', 'google' ), '2032-06-09 10:00:00', '50' );
			// This order was never paid, so its refund doesn't count.
			self::refund( self::order( '2032-05-01 12:00:00', '70', 'organic', 'google', 'pending' ), '2032-05-02 10:00:00', '5' );

			self::assertSame( [ [ 'Source: Newsletter', 2, 120.0 ], [ 'Organic: Google', 1, 50.0 ] ], self::sums( '2032-05-01', '2032-05-01' ) );
			self::assertSame( [ [ 'Source: Newsletter', 2, 70.0 ], [ 'Organic: Google', 1, 50.0 ] ], self::sums( '2032-05-01', '2032-05-31' ) );
			self::assertSame( [ [ 'Organic: Google', 0, -50.0 ] ], self::sums( '2032-06-01', '2032-06-30' ) );
			self::assertSame( [ -50.0, 0.0 ], self::report( '2032-06-09', '2032-06-09' )['days'][0]['totals'] );
			$report = self::report( '2032-05-01', '2032-06-30' );
			self::assertSame( [ 3, 70.0 ], [ $report['totals']['orders'], $report['totals']['total'] ] );
		} );
	}

	/**
	 * Runs a test with orders in tables or in posts.
	 *
	 * @param string   $uses_tables "yes" or "no".
	 * @param callable $test        Test.
	 */
	private static function with_storage( string $uses_tables, callable $test ): void {
		if ( 'yes' === $uses_tables && ! self::can_have_tables() ) {
			self::markTestSkipped( 'The stand-in store stores orders as posts, and SQLite does not support the order tables of WooCommerce.' );
		}
		$filter = static fn (): string => $uses_tables;
		add_filter( 'pre_option_woocommerce_custom_orders_table_enabled', $filter );
		try {
			$test();
		} finally {
			remove_filter( 'pre_option_woocommerce_custom_orders_table_enabled', $filter );
		}
	}

	/**
	 * Adds meta to an order.
	 *
	 * @param \WC_Order             $order Order.
	 * @param array<string, string> $meta  Values by key.
	 */
	private static function add_meta( \WC_Order $order, array $meta ): void {
		foreach ( $meta as $key => $value ) {
			$order->add_meta_data( $key, $value, true );
		}
		$order->save();
	}

	/**
	 * Determines whether the store can use order tables.
	 */
	private static function can_have_tables(): bool {
		return class_exists( OrderUtil::class ) && ! ( defined( 'DB_ENGINE' ) && 'sqlite' === DB_ENGINE );
	}

	/**
	 * @return array<string, array{0: string}>
	 */
	public static function order_storages(): array {
		return [
			'orders in tables' => [ 'yes' ],
			'orders in posts'  => [ 'no' ],
		];
	}

	public function test_other_users_can_not_read_the_report(): void {
		self::log_in_as( 'customer' );
		self::assertSame( 403, self::rest( 'GET', self::ROUTE, [ 'from' => '2031-05-01', 'to' => '2031-05-02' ] )->get_status() );
		wp_set_current_user( 0 );
		self::assertSame( 401, self::rest( 'GET', self::ROUTE, [ 'from' => '2031-05-01', 'to' => '2031-05-02' ] )->get_status() );
	}

	/**
	 * @dataProvider invalid_periods
	 */
	public function test_invalid_periods_are_rejected( string $from, string $to ): void {
		self::assertSame( 400, self::rest( 'GET', self::ROUTE, array_filter( [ 'from' => $from, 'to' => $to ] ) )->get_status() );
	}

	/**
	 * @return array<string, array{0: string, 1: string}>
	 */
	public static function invalid_periods(): array {
		return [
			'missing'             => [ '2031-05-01', '' ],
			'words'               => [ 'yesterday', '2031-05-01' ],
			'no day of a month'   => [ '2031-02-30', '2031-05-01' ],
			'ends before it starts' => [ '2031-05-02', '2031-05-01' ],
			'too long'            => [ '2031-01-01', '2032-02-05' ],
		];
	}

	/**
	 * Creates an order.
	 */
	private static function order( string $gmt, string $total, string $type = '', string $source = '', string $status = 'processing' ): \WC_Order {
		$order = wc_create_order( [ 'status' => $status ] );
		self::assertInstanceOf( \WC_Order::class, $order );
		$order->set_date_created( ( new \DateTimeImmutable( $gmt, new \DateTimeZone( 'UTC' ) ) )->getTimestamp() );
		$order->set_total( $total );
		if ( '' !== $type ) {
			$order->add_meta_data( '_wc_order_attribution_source_type', $type, true );
			$order->add_meta_data( '_wc_order_attribution_utm_source', $source, true );
		}
		$order->save();
		return $order;
	}

	/**
	 * Refunds a part of an order, or all of it.
	 */
	private static function refund( \WC_Order $order, string $gmt, string $amount ): void {
		$refund = wc_create_refund(
			[
				'order_id' => $order->get_id(),
				'amount'   => $amount,
			]
		);
		self::assertInstanceOf( \WC_Order_Refund::class, $refund, is_wp_error( $refund ) ? $refund->get_error_message() : '' );
		$refund->set_date_created( ( new \DateTimeImmutable( $gmt, new \DateTimeZone( 'UTC' ) ) )->getTimestamp() );
		$refund->save();
	}

	/**
	 * Returns label, orders and total of each group.
	 *
	 * @param array<string, string> $more More arguments of the request.
	 * @return array<int, array{0: string, 1: int, 2: float}>
	 */
	private static function sums( string $from, string $to, array $more = [] ): array {
		return array_map(
			static fn ( array $source ): array => [ $source['label'], $source['orders'], $source['total'] ],
			self::report( $from, $to, $more )['rows']
		);
	}

	/**
	 * @param array<string, string> $more More arguments of the request.
	 * @return array<string, mixed>
	 */
	private static function report( string $from, string $to, array $more = [] ): array {
		$response = self::rest( 'GET', self::ROUTE, compact( 'from', 'to' ) + $more );
		self::assertSame( 200, $response->get_status() );
		self::assertSame( 'no-store', $response->get_headers()['Cache-Control'] );
		$report = $response->get_data();
		self::assertIsArray( $report );
		return $report;
	}
}
