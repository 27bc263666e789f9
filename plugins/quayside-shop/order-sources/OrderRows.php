<?php
declare( strict_types=1 );

namespace Quayside\Shop\OrderSources;

use Automattic\WooCommerce\Utilities\OrderUtil;
use DateTimeImmutable;
use DateTimeZone;

/**
 * Paid orders and their refunds, counted by the database, from WooCommerce's order tables or from the posts: wherever the
 * store keeps them.
 *
 * As WooCommerce's analytics: an order counts on the day it was made, also when all of it was given back later; a refund
 * takes its amount off the day of the refund, at the source of its order.
 */
final class OrderRows {
	private const TYPE   = '_wc_order_attribution_source_type';
	private const SOURCE = '_wc_order_attribution_utm_source';

	/**
	 * Orders, and amounts net of refunds, by type, source and day of the site.
	 *
	 * @param DateTimeImmutable $from  First moment.
	 * @param DateTimeImmutable $until First moment that is too late.
	 * @return array<int, array{type: string, source: string, day: string, orders: int, total: float}>
	 */
	public function between( DateTimeImmutable $from, DateTimeImmutable $until ): array {
		$rows = [];
		foreach ( self::parts( $from, $until ) as [ $start, $end, $offset ] ) {
			foreach ( $this->ask( $start, $end, $offset ) as $row ) {
				$rows[] = $row;
			}
		}
		return $rows;
	}

	/**
	 * Cuts a period where the clocks change: within a part, a day of the site is one of UTC moved by its offset.
	 *
	 * @return array<int, array{0: int, 1: int, 2: int}> Start and end in seconds since 1970, offset in minutes.
	 */
	private static function parts( DateTimeImmutable $from, DateTimeImmutable $until ): array {
		$zone  = $from->getTimezone();
		$start = $from->getTimestamp();
		$end   = $until->getTimestamp();
		$cuts  = [ $start ];
		foreach ( $zone->getTransitions( $start, $end ) ?: [] as $transition ) { // phpcs:ignore Universal.Operators.DisallowShortTernary.Found -- false for plain offsets.
			if ( $transition['ts'] > $start && $transition['ts'] < $end ) {
				$cuts[] = $transition['ts'];
			}
		}
		$cuts[] = $end;
		$parts  = [];
		for ( $index = 0, $last = count( $cuts ) - 1; $index < $last; $index++ ) {
			$offset  = $zone->getOffset( new DateTimeImmutable( '@' . $cuts[ $index ], new DateTimeZone( 'UTC' ) ) );
			$parts[] = [ $cuts[ $index ], $cuts[ $index + 1 ], intdiv( $offset, 60 ) ];
		}
		return $parts;
	}

	/**
	 * Asks the database for one part.
	 *
	 * @param int $start  Seconds since 1970.
	 * @param int $end    Seconds since 1970, not included.
	 * @param int $offset The site's distance from UTC, in minutes.
	 * @return array<int, array{type: string, source: string, day: string, orders: int, total: float}>
	 */
	private function ask( int $start, int $end, int $offset ): array {
		global $wpdb;
		$statuses = array_map( static fn ( string $status ): string => "wc-$status", [ ...array_values( wc_get_is_paid_statuses() ), 'refunded' ] );
		$places   = implode( ', ', array_fill( 0, count( $statuses ), '%s' ) );
		$values   = [ $offset, self::TYPE, self::SOURCE, gmdate( 'Y-m-d H:i:s', $start ), gmdate( 'Y-m-d H:i:s', $end ), ...$statuses ];
		// phpcs:disable WordPress.DB.PreparedSQL -- names of tables and places for statuses.
		if ( self::has_own_tables() ) {
			$orders = OrderUtil::get_table_for_orders();
			$meta   = OrderUtil::get_table_for_order_meta();
			$sql    = "SELECT COALESCE( origin_type.meta_value, '' ) AS type_name, COALESCE( origin_source.meta_value, '' ) AS source_name,
				DATE( DATE_ADD( entry.date_created_gmt, INTERVAL %d MINUTE ) ) AS local_day, SUM( CASE WHEN entry.id = shop_order.id THEN 1 ELSE 0 END ) AS order_count, SUM( entry.total_amount ) AS order_total
				FROM $orders AS entry
				JOIN $orders AS shop_order ON shop_order.id = CASE WHEN entry.type = 'shop_order_refund' THEN entry.parent_order_id ELSE entry.id END
				LEFT JOIN $meta AS origin_type ON origin_type.order_id = shop_order.id AND origin_type.meta_key = %s
				LEFT JOIN $meta AS origin_source ON origin_source.order_id = shop_order.id AND origin_source.meta_key = %s
				WHERE entry.type IN ( 'shop_order', 'shop_order_refund' ) AND entry.date_created_gmt >= %s AND entry.date_created_gmt < %s AND shop_order.type = 'shop_order' AND shop_order.status IN ( $places )
				GROUP BY type_name, source_name, local_day";
		} else {
			$sql = "SELECT COALESCE( origin_type.meta_value, '' ) AS type_name, COALESCE( origin_source.meta_value, '' ) AS source_name,
				DATE( DATE_ADD( entry.post_date_gmt, INTERVAL %d MINUTE ) ) AS local_day, SUM( CASE WHEN entry.ID = shop_order.ID THEN 1 ELSE 0 END ) AS order_count, SUM( amount.meta_value ) AS order_total
				FROM $wpdb->posts AS entry
				JOIN $wpdb->posts AS shop_order ON shop_order.ID = CASE WHEN entry.post_type = 'shop_order_refund' THEN entry.post_parent ELSE entry.ID END
				LEFT JOIN $wpdb->postmeta AS origin_type ON origin_type.post_id = shop_order.ID AND origin_type.meta_key = %s
				LEFT JOIN $wpdb->postmeta AS origin_source ON origin_source.post_id = shop_order.ID AND origin_source.meta_key = %s
				LEFT JOIN $wpdb->postmeta AS amount ON amount.post_id = entry.ID AND amount.meta_key = '_order_total'
				WHERE entry.post_type IN ( 'shop_order', 'shop_order_refund' ) AND entry.post_date_gmt >= %s AND entry.post_date_gmt < %s AND shop_order.post_type = 'shop_order' AND shop_order.post_status IN ( $places )
				GROUP BY type_name, source_name, local_day";
		}
		/** @var array<int, array{type_name: string, source_name: string, local_day: string, order_count: string, order_total: string|null}> $found */
		$found = (array) $wpdb->get_results( $wpdb->prepare( $sql, $values ), ARRAY_A ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- a sum that no function of WooCommerce gives.
		// phpcs:enable
		return array_map(
			static fn ( array $row ): array => [
				'type'   => $row['type_name'],
				'source' => $row['source_name'],
				'day'    => $row['local_day'],
				'orders' => (int) $row['order_count'],
				'total'  => (float) $row['order_total'],
			],
			$found
		);
	}

	/**
	 * Whether the store keeps its orders in tables of their own.
	 */
	private static function has_own_tables(): bool {
		return class_exists( OrderUtil::class ) && OrderUtil::custom_orders_table_usage_is_enabled();
	}
}
