<?php
declare( strict_types=1 );

namespace Quayside\Shop\OrderSources\Tests;

use DateTimeImmutable;
use Quayside\Shop\OrderSources\Dimension;
use Quayside\Shop\OrderSources\OrderRows;
use Quayside\Shop\OrderSources\Sums;
use Quayside\Tests\TestCase;

/**
 * Tests that a long period is read in parts, and that its sums don't depend on them.
 */
final class OrderRowsTest extends TestCase {
	/** Adds a paid order of a campaign at a time in UTC. */
	private static function order( string $time, float $total, string $campaign ): \WC_Order {
		$order = wc_create_order( [ 'status' => 'processing' ] );
		self::assertInstanceOf( \WC_Order::class, $order );
		$order->set_date_created( (int) strtotime( "$time UTC" ) );
		$order->set_total( (string) $total );
		$order->add_meta_data( '_wc_order_attribution_utm_campaign', $campaign, true );
		$order->save();
		return $order;
	}

	/** @return \Generator<int, array{type: string, value: string, day: string, orders: int, total: float}> */
	private static function rows( string $from, string $until ): \Generator {
		$time = static fn ( string $day ): DateTimeImmutable => new DateTimeImmutable( $day, wp_timezone() );
		return ( new OrderRows( new Dimension( 'campaign', 'last' ) ) )->between( $time( $from ), $time( $until ) );
	}

	public function test_only_one_part_of_a_period_is_read_at_a_time(): void {
		global $wpdb;
		self::order( '2040-01-05 10:00:00', 1, 'spring' );
		self::order( '2040-12-05 10:00:00', 2, 'spring' );
		$rows   = self::rows( '2040-01-01', '2041-01-01' );
		$before = $wpdb->num_queries;
		self::assertSame( '2040-01-05', $rows->current()['day'] );
		self::assertSame( 1, $wpdb->num_queries - $before );
		self::assertSame( [], $wpdb->last_result, 'The database class keeps no rows.' );
		$rows->next();
		self::assertSame( [ '2040-12-05', 2.0 ], [ $rows->current()['day'], $rows->current()['total'] ] );
	}

	public function test_orders_between_two_parts_count_once(): void {
		update_option( 'timezone_string', 'Europe/Berlin' );
		// In Berlin, 31 days end with January, and daylight saving time begins on 25 March 2040.
		$times = [
			'2040-01-31 22:59:59',
			'2040-01-31 23:00:00',
			'2040-03-01 12:00:00',
			'2040-03-25 00:59:59',
			'2040-03-25 01:00:00',
			'2040-12-31 22:59:59',
		];
		foreach ( $times as $time ) {
			self::order( $time, 10, 'spring' );
		}
		self::order( '2040-12-31 23:00:00', 10, 'spring' );
		$sums = ( new Sums( self::rows( '2040-01-01', '2041-01-01' ), new Dimension( 'campaign', 'last' ) ) )->read( true );
		$key  = ' spring';
		self::assertSame( [ 'orders' => 6, 'total' => 60.0 ], $sums->group( $key ) );
		$days = [ '2040-01-31' => 1, '2040-02-01' => 1, '2040-03-01' => 1, '2040-03-25' => 2, '2040-12-31' => 1, '2041-01-01' => 0 ];
		foreach ( $days as $day => $orders ) {
			self::assertSame( [ $orders, $orders ], [ $sums->day( $day )['orders'], $sums->of( $day, $key )['orders'] ], $day );
		}
		self::assertSame( [ 'orders' => 0, 'total' => 0.0 ], $sums->of( '2040-01-31', ' autumn' ) );
	}

	public function test_sums_do_not_need_as_much_memory_as_rows(): void {
		$count = 20000;
		$rows  = static function () use ( $count ): \Generator {
			for ( $number = 0; $number < $count; $number++ ) {
				yield [
					'type'   => '',
					'value'  => 'a-campaign-with-a-long-name-' . ( $number % 500 ),
					'day'    => gmdate( 'Y-m-d', 2208988800 + intdiv( $number, 500 ) * DAY_IN_SECONDS ),
					'orders' => 1,
					'total'  => 1.5,
				];
			}
		};
		$memory = memory_get_usage();
		$sums   = ( new Sums( $rows(), new Dimension( 'campaign', 'last' ) ) )->read( true );
		self::assertLessThan( 150 * $count, memory_get_usage() - $memory, 'Bytes.' );
		self::assertSame( [ 'orders' => 40, 'total' => 60.0 ], $sums->group( ' a-campaign-with-a-long-name-7' ) );
		self::assertSame( [ 'orders' => 500, 'total' => 750.0 ], $sums->day( '2040-01-02' ) );
	}
}
