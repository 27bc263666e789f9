<?php
declare( strict_types=1 );

namespace Quayside\Shop\OrderSources;

use DateTimeImmutable;

/**
 * Adds up the paid orders of a period, and of the period to compare it with, by a dimension of their attribution.
 *
 * @phpstan-type Sum array{orders: int, total: float}
 * @phpstan-type Group array{key: string, label: string, orders: int, total: float, before: Sum|null}
 */
final class Report {
	/**
	 * Number of groups that the chart shows individually. All others are shown as one.
	 */
	private const CHARTED = 5;

	/**
	 * Number of rows. A store can have thousands of landing pages.
	 */
	private const ROWS = 100;

	public function __construct( private Periods $periods, private Dimension $dimension ) {}

	/**
	 * Returns the report, as the contract shop/order-sources.report defines it.
	 *
	 * @return array<string, mixed>
	 */
	public function data(): array {
		$before                                   = $this->periods->before;
		[ $labels, $groups, $by_day ]             = $this->sums( $this->periods->from, $this->periods->to );
		[ $old_labels, $old_groups, $old_by_day ] = $before ? $this->sums( ...$before ) : [ [], [], [] ];
		$rows                                     = [];
		foreach ( $labels + $old_labels as $key => $label ) {
			$rows[] = [
				'key'    => (string) $key,
				'label'  => $label,
				'orders' => $groups[ $key ]['orders'] ?? 0,
				'total'  => $groups[ $key ]['total'] ?? 0.0,
				'before' => $before ? $old_groups[ $key ] ?? [
					'orders' => 0,
					'total'  => 0.0,
				] : null,
			];
		}
		$rank = static fn ( array $row ): array => [ $row['orders'], $row['total'], $row['before']['orders'] ?? 0 ];
		// phpcs:ignore Universal.Operators.DisallowShortTernary.Found
		usort( $rows, static fn ( array $a, array $b ): int => $rank( $b ) <=> $rank( $a ) ?: strcmp( $a['label'], $b['label'] ) );
		$others = array_slice( $rows, self::ROWS );
		return [
			'from'        => $this->periods->from->format( 'Y-m-d' ),
			'to'          => $this->periods->to->format( 'Y-m-d' ),
			'dimension'   => $this->dimension->name,
			'touch'       => $this->dimension->touch,
			'before'      => $before ? [
				'from' => $before[0]->format( 'Y-m-d' ),
				'to'   => $before[1]->format( 'Y-m-d' ),
			] : null,
			'currency'    => get_woocommerce_currency(),
			'totals'      => self::add( $rows, (bool) $before ),
			'rows'        => array_map( [ self::class, 'rounded' ], array_slice( $rows, 0, self::ROWS ) ),
			'other'       => $others ? [ 'groups' => count( $others ) ] + self::add( $others, (bool) $before ) : null,
			'days'        => $this->days( array_column( array_slice( $rows, 0, self::CHARTED ), 'key' ), $by_day ),
			'before_days' => $before ? self::day_sums( $before[0], $before[1], $old_by_day ) : [],
		];
	}

	/**
	 * Returns labels and sums of the groups in a period, and the orders by day and group.
	 *
	 * @param DateTimeImmutable $from Start of the first day.
	 * @param DateTimeImmutable $to   Start of the last day.
	 * @return array{0: array<array-key, string>, 1: array<array-key, Sum>, 2: array<string, array<array-key, int>>}
	 */
	private function sums( DateTimeImmutable $from, DateTimeImmutable $to ): array {
		$labels = [];
		$groups = [];
		$by_day = [];
		foreach ( ( new OrderRows( $this->dimension ) )->between( $from, $to->modify( '+1 day' ) ) as $row ) {
			$group                         = $this->dimension->group( $row['value'] );
			$key                           = "$row[type] $group";
			$labels[ $key ]              ??= $this->dimension->label( $row['type'], $group );
			$groups[ $key ]                = [
				'orders' => ( $groups[ $key ]['orders'] ?? 0 ) + $row['orders'],
				'total'  => ( $groups[ $key ]['total'] ?? 0.0 ) + $row['total'],
			];
			$by_day[ $row['day'] ][ $key ] = ( $by_day[ $row['day'] ][ $key ] ?? 0 ) + $row['orders'];
		}
		return [ $labels, $groups, $by_day ];
	}

	/**
	 * Returns the sum of rows.
	 *
	 * @param array<int, Group> $rows       Rows.
	 * @param bool              $has_before Whether the report compares periods.
	 * @return array{orders: int, total: float, before: Sum|null}
	 */
	private static function add( array $rows, bool $has_before ): array {
		$sum = static fn ( array $parts ): array => [
			'orders' => (int) array_sum( array_column( $parts, 'orders' ) ),
			'total'  => round( (float) array_sum( array_column( $parts, 'total' ) ), 4 ),
		];
		return $sum( $rows ) + [ 'before' => $has_before ? $sum( array_column( $rows, 'before' ) ) : null ];
	}

	/**
	 * Returns a row without the imprecision of adding floats.
	 *
	 * @param Group $row Row.
	 * @return Group
	 */
	private static function rounded( array $row ): array {
		$row['total'] = round( $row['total'], 4 );
		if ( $row['before'] ) {
			$row['before']['total'] = round( $row['before']['total'], 4 );
		}
		return $row;
	}

	/**
	 * Returns every day with the orders of the charted groups, and of all others.
	 *
	 * @param array<int, string>                   $charted Keys of groups.
	 * @param array<string, array<array-key, int>> $by_day  Orders by day and group.
	 * @return array<int, array{day: string, orders: array<int, int>}>
	 */
	private function days( array $charted, array $by_day ): array {
		return array_map(
			static function ( array $day ) use ( $charted, $by_day ): array {
				$shown = array_map( static fn ( string $key ): int => $by_day[ $day['day'] ][ $key ] ?? 0, $charted );
				return [
					'day'    => $day['day'],
					'orders' => [ ...$shown, $day['orders'] - array_sum( $shown ) ],
				];
			},
			self::day_sums( $this->periods->from, $this->periods->to, $by_day )
		);
	}

	/**
	 * Returns every day with its orders.
	 *
	 * @param DateTimeImmutable                    $from   Start of the first day.
	 * @param DateTimeImmutable                    $to     Start of the last day.
	 * @param array<string, array<array-key, int>> $by_day Orders by day and group.
	 * @return array<int, array{day: string, orders: int}>
	 */
	private static function day_sums( DateTimeImmutable $from, DateTimeImmutable $to, array $by_day ): array {
		$days = [];
		for ( $day = $from; $day <= $to; $day = $day->modify( '+1 day' ) ) {
			$name   = $day->format( 'Y-m-d' );
			$days[] = [
				'day'    => $name,
				'orders' => array_sum( $by_day[ $name ] ?? [] ),
			];
		}
		return $days;
	}
}
