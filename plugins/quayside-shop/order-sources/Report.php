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
		$before = $this->periods->before;
		$sums   = $this->sums( $this->periods->from, $this->periods->to )->read( true );
		$old    = $before ? $this->sums( ...$before )->read( false ) : null;
		$rows   = [];
		foreach ( $sums->labels + ( $old->labels ?? [] ) as $key => $label ) {
			$rows[] = [
				'key'   => (string) $key,
				'label' => $label,
			] + $sums->group( $key ) + [ 'before' => $old?->group( $key ) ];
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
			'days'        => $this->days( $charted, $sums ),
			'before_days' => $before && $old ? self::day_sums( $before[0], $before[1], $old ) : [],
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
	 * Returns the sums of a period, before its rows are read.
	 *
	 * @param DateTimeImmutable $from Start of the first day.
	 * @param DateTimeImmutable $to   Start of the last day.
	 */
	private function sums( DateTimeImmutable $from, DateTimeImmutable $to ): Sums {
		return new Sums( ( new OrderRows( $this->dimension ) )->between( $from, $to->modify( '+1 day' ) ), $this->dimension );
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
	 * @param Sums                                                        $sums    Sums by day and group.
	 * @return array<int, array{day: string, orders: array<int, int>, totals: array<int, float>}>
	 */
	private function days( array $charted, Sums $sums ): array {
		return array_map(
			static function ( array $day ) use ( $charted, $sums ): array {
				$of     = static fn ( string $list, string $name ): array => array_map(
					static fn ( array $group ): int|float => $sums->of( $day['day'], $group['key'] )[ $name ],
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
			self::day_sums( $this->periods->from, $this->periods->to, $sums )
		);
	}

	/**
	 * Returns every day with its sum.
	 *
	 * @param DateTimeImmutable $from Start of the first day.
	 * @param DateTimeImmutable $to   Start of the last day.
	 * @param Sums              $sums Sums by day.
	 * @return array<int, array{day: string, orders: int, total: float}>
	 */
	private static function day_sums( DateTimeImmutable $from, DateTimeImmutable $to, Sums $sums ): array {
		$days = [];
		for ( $day = $from; $day <= $to; $day = $day->modify( '+1 day' ) ) {
			$name   = $day->format( 'Y-m-d' );
			$sum    = $sums->day( $name );
			$days[] = [
				'day'    => $name,
				'orders' => $sum['orders'],
				'total'  => round( $sum['total'], 4 ),
			];
		}
		return $days;
	}
}
