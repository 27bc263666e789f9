<?php
declare( strict_types=1 );

namespace Quayside\Shop\OrderSources;

use Automattic\WooCommerce\Utilities\OrderUtil;
use DateTimeImmutable;
use DateTimeZone;
use Quayside\Shop\Kit\Placeholders;

/**
 * Counts paid orders and their refunds in the database, in WooCommerce's order tables or in posts, depending on the store.
 *
 * As in WooCommerce's analytics, an order counts on the day it was placed, even if it was fully refunded later. A refund
 * reduces the total of the day of the refund, in the group of its order.
 */
final class OrderRows {
	/**
	 * Characters of a value that count. Visitors choose the values, and WooCommerce stores them in any length, so a few orders could
	 * make the report many megabytes long.
	 */
	private const LENGTH = 500;

	/**
	 * Days that one query reads. The rows of a year are too many for memory, and for the memory in which the database groups them.
	 */
	private const DAYS = 31;

	public function __construct( private Dimension $dimension ) {}

	/**
	 * Yields orders, and amounts net of refunds, by value of the dimension and day in the site's time zone. Oldest parts of the period
	 * come first, and only one is in memory.
	 *
	 * @param DateTimeImmutable $from  Start of the period.
	 * @param DateTimeImmutable $until End of the period, not included.
	 * @return \Generator<int, array{type: string, value: string, day: string, orders: int, total: float}>
	 */
	public function between( DateTimeImmutable $from, DateTimeImmutable $until ): \Generator {
		foreach ( self::parts( $from, $until ) as [ $start, $end, $offset ] ) {
			for ( ; $start < $end; $start += self::DAYS * DAY_IN_SECONDS ) {
				yield from $this->query( $start, min( $end, $start + self::DAYS * DAY_IN_SECONDS ), $offset );
			}
		}
	}

	/**
	 * Splits a period at changes of daylight saving time. Within each part, the site's offset from UTC is constant.
	 *
	 * @return array<int, array{0: int, 1: int, 2: int}> Start and end in seconds since 1970, offset in minutes.
	 */
	private static function parts( DateTimeImmutable $from, DateTimeImmutable $until ): array {
		$zone       = $from->getTimezone();
		$start      = $from->getTimestamp();
		$end        = $until->getTimestamp();
		$boundaries = [ $start ];
		// It is false for plain offsets.
		foreach ( $zone->getTransitions( $start, $end ) ?: [] as $transition ) { // phpcs:ignore Universal.Operators.DisallowShortTernary.Found
			if ( $transition['ts'] > $start && $transition['ts'] < $end ) {
				$boundaries[] = $transition['ts'];
			}
		}
		$boundaries[] = $end;
		$parts        = [];
		for ( $index = 0, $last = count( $boundaries ) - 1; $index < $last; $index++ ) {
			$offset  = $zone->getOffset( new DateTimeImmutable( '@' . $boundaries[ $index ], new DateTimeZone( 'UTC' ) ) );
			$parts[] = [ $boundaries[ $index ], $boundaries[ $index + 1 ], intdiv( $offset, 60 ) ];
		}
		return $parts;
	}

	/**
	 * Queries one part of a period.
	 *
	 * @param int $start  Seconds since 1970.
	 * @param int $end    Seconds since 1970, not included.
	 * @param int $offset The site's offset from UTC, in minutes.
	 * @return \Generator<int, array{type: string, value: string, day: string, orders: int, total: float}>
	 */
	private function query( int $start, int $end, int $offset ): \Generator {
		global $wpdb;
		$statuses     = array_map(
			static fn ( string $status ): string => "wc-$status",
			[ ...array_values( wc_get_is_paid_statuses() ), 'refunded' ]
		);
		$placeholders = Placeholders::texts( $statuses );
		$keys         = $this->dimension->has_types() ? [ $this->dimension->type_key(), $this->dimension->meta_key() ] : [ $this->dimension->meta_key() ];
		$values       = [ self::LENGTH, $offset, ...$keys, gmdate( 'Y-m-d H:i:s', $start ), gmdate( 'Y-m-d H:i:s', $end ), ...$statuses ];
		$type         = $this->dimension->has_types() ? "SUBSTRING( COALESCE( origin_type.meta_value, '' ), 1, 32 )" : "''";
		// Without their queries there are far fewer URLs.
		$full = $this->dimension->has_urls()
			? "COALESCE( SUBSTRING( origin.meta_value, 1, INSTR( CONCAT( origin.meta_value, '?' ), '?' ) - 1 ), '' )"
			: "COALESCE( origin.meta_value, '' )";
		// MySQL's collation would merge "Newsletter" with "newsletter", and "/café" with "/cafe".
		$value = defined( 'DB_ENGINE' ) && 'sqlite' === DB_ENGINE ? "SUBSTRING( $full, 1, %d )" : "CAST( SUBSTRING( $full, 1, %d ) AS BINARY )";
		// phpcs:disable WordPress.DB.PreparedSQL -- table names and placeholders for statuses.
		if ( self::has_order_tables() ) {
			$orders = OrderUtil::get_table_for_orders();
			$meta   = OrderUtil::get_table_for_order_meta();
			$join   = $this->dimension->has_types()
				? "LEFT JOIN $meta AS origin_type ON origin_type.order_id = shop_order.id AND origin_type.meta_key = %s"
				: '';
			$sql    = "SELECT $type AS type_name, $value AS group_value,
				DATE( DATE_ADD( entry.date_created_gmt, INTERVAL %d MINUTE ) ) AS local_day,
				SUM( CASE WHEN entry.id = shop_order.id THEN 1 ELSE 0 END ) AS order_count, SUM( entry.total_amount ) AS order_total
				FROM $orders AS entry
				JOIN $orders AS shop_order ON shop_order.id = CASE WHEN entry.type = 'shop_order_refund' THEN entry.parent_order_id ELSE entry.id END
				$join
				LEFT JOIN $meta AS origin ON origin.order_id = shop_order.id AND origin.meta_key = %s
				WHERE entry.type IN ( 'shop_order', 'shop_order_refund' ) AND entry.date_created_gmt >= %s AND entry.date_created_gmt < %s
					AND shop_order.type = 'shop_order' AND shop_order.status IN ( $placeholders )
				GROUP BY type_name, group_value, local_day";
		} else {
			$join = $this->dimension->has_types()
				? "LEFT JOIN $wpdb->postmeta AS origin_type ON origin_type.post_id = shop_order.ID AND origin_type.meta_key = %s"
				: '';
			$sql  = "SELECT $type AS type_name, $value AS group_value,
				DATE( DATE_ADD( entry.post_date_gmt, INTERVAL %d MINUTE ) ) AS local_day,
				SUM( CASE WHEN entry.ID = shop_order.ID THEN 1 ELSE 0 END ) AS order_count, SUM( amount.meta_value ) AS order_total
				FROM $wpdb->posts AS entry
				JOIN $wpdb->posts AS shop_order ON shop_order.ID = CASE WHEN entry.post_type = 'shop_order_refund' THEN entry.post_parent ELSE entry.ID END
				$join
				LEFT JOIN $wpdb->postmeta AS origin ON origin.post_id = shop_order.ID AND origin.meta_key = %s
				LEFT JOIN $wpdb->postmeta AS amount ON amount.post_id = entry.ID AND amount.meta_key = '_order_total'
				WHERE entry.post_type IN ( 'shop_order', 'shop_order_refund' ) AND entry.post_date_gmt >= %s AND entry.post_date_gmt < %s
					AND shop_order.post_type = 'shop_order' AND shop_order.post_status IN ( $placeholders )
				GROUP BY type_name, group_value, local_day";
		}
		// WooCommerce has no function for this sum.
		/** @var array<int, array{type_name: string, group_value: string, local_day: string, order_count: string, order_total: string|null}> $found */
		$found = (array) $wpdb->get_results( $wpdb->prepare( $sql, $values ), ARRAY_A ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		// phpcs:enable
		// It would keep them until the next query.
		$wpdb->last_result = [];
		foreach ( $found as $row ) {
			yield [
				'type'   => $row['type_name'],
				'value'  => $row['group_value'],
				'day'    => $row['local_day'],
				'orders' => (int) $row['order_count'],
				'total'  => (float) $row['order_total'],
			];
		}
	}

	/**
	 * Determines whether the store uses high-performance order storage.
	 */
	private static function has_order_tables(): bool {
		return class_exists( OrderUtil::class ) && OrderUtil::custom_orders_table_usage_is_enabled();
	}
}
