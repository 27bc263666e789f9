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
		$others  = array_slice( $rows, self::ROWS );
		$charted = self::charted( $rows );
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
			'charted'     => array_map( static fn ( array $groups ): array => array_column( $groups, 'label' ), $charted ),
			'days'        => $this->days( $charted, $by_day ),
			'before_days' => $before ? self::day_sums( $before[0], $before[1], $old_by_day ) : [],
		];
	}

	/**
	 * Returns the groups that the chart shows individually: those with the most orders, and those with the highest totals.
	 *
	 * @param array<int, Group> $rows Rows, those with the most orders first.
	 * @return array{orders: array<int, Group>, totals: array<int, Group>}
	 */
	private static function charted( array $rows ): array {
		$by_total = $rows;
		usort( $by_total, static fn ( array $a, array $b ): int => $b['total'] <=> $a['total'] );
		return [
			'orders' => array_slice( $rows, 0, self::CHARTED ),
			'totals' => array_slice( $by_total, 0, self::CHARTED ),
		];
	}

	/**
	 * Returns labels and sums of the groups in a period, and the sums by day and group.
	 *
	 * @param DateTimeImmutable $from Start of the first day.
	 * @param DateTimeImmutable $to   Start of the last day.
	 * @return array{0: array<array-key, string>, 1: array<array-key, Sum>, 2: array<string, array<array-key, Sum>>}
	 */
	private function sums( DateTimeImmutable $from, DateTimeImmutable $to ): array {
		$labels = [];
		$groups = [];
		$by_day = [];
		foreach ( ( new OrderRows( $this->dimension ) )->between( $from, $to->modify( '+1 day' ) ) as $row ) {
			$group                         = $this->dimension->group( $row['value'] );
			$key                           = "$row[type] $group";
			$labels[ $key ]              ??= $this->dimension->label( $row['type'], $group );
			$groups[ $key ]                = self::plus( $groups[ $key ] ?? null, $row );
			$by_day[ $row['day'] ][ $key ] = self::plus( $by_day[ $row['day'] ][ $key ] ?? null, $row );
		}
		return [ $labels, $groups, $by_day ];
	}

	/**
	 * Adds a row of the database to a sum.
	 *
	 * @param Sum|null                          $sum Sum of the rows before, or null.
	 * @param array{orders: int, total: float} $row Row.
	 * @return Sum
	 */
	private static function plus( ?array $sum, array $row ): array {
		return [
			'orders' => ( $sum['orders'] ?? 0 ) + $row['orders'],
			'total'  => ( $sum['total'] ?? 0.0 ) + $row['total'],
		];
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
	 * Returns every day with the orders and totals of the charted groups, and of all others.
	 *
	 * @param array{orders: array<int, Group>, totals: array<int, Group>} $charted Groups.
	 * @param array<string, array<array-key, Sum>>                        $by_day  Sums by day and group.
	 * @return array<int, array{day: string, orders: array<int, int>, totals: array<int, float>}>
	 */
	private function days( array $charted, array $by_day ): array {
		return array_map(
			static function ( array $day ) use ( $charted, $by_day ): array {
				$of     = static fn ( string $list, string $name ): array => array_map(
					static fn ( array $group ): int|float => $by_day[ $day['day'] ][ $group['key'] ][ $name ] ?? 0,
					$charted[ $list ]
				);
				$orders = $of( 'orders', 'orders' );
				$totals = $of( 'totals', 'total' );
				return [
					'day'    => $day['day'],
					'orders' => array_map( 'intval', [ ...$orders, $day['orders'] - array_sum( $orders ) ] ),
					'totals' => array_map( static fn ( int|float $total ): float => round( $total, 4 ), [ ...$totals, $day['total'] - array_sum( $totals ) ] ),
				];
			},
			self::day_sums( $this->periods->from, $this->periods->to, $by_day )
		);
	}

	/**
	 * Returns every day with its sum.
	 *
	 * @param DateTimeImmutable                    $from   Start of the first day.
	 * @param DateTimeImmutable                    $to     Start of the last day.
	 * @param array<string, array<array-key, Sum>> $by_day Sums by day and group.
	 * @return array<int, array{day: string, orders: int, total: float}>
	 */
	private static function day_sums( DateTimeImmutable $from, DateTimeImmutable $to, array $by_day ): array {
		$days = [];
		for ( $day = $from; $day <= $to; $day = $day->modify( '+1 day' ) ) {
			$name   = $day->format( 'Y-m-d' );
			$sums   = $by_day[ $name ] ?? [];
			$days[] = [
				'day'    => $name,
				'orders' => (int) array_sum( array_column( $sums, 'orders' ) ),
				'total'  => round( (float) array_sum( array_column( $sums, 'total' ) ), 4 ),
			];
		}
		return $days;
	}
}
