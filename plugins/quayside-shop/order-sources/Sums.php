<?php
declare( strict_types=1 );

namespace Quayside\Shop\OrderSources;

/**
 * Adds up the rows of a period by group, by day, and by both. A store can have a hundred thousand pairs of a landing page and a day, so
 * each is one number in an array, without names.
 *
 * @phpstan-type Sum array{orders: int, total: float}
 */
final class Sums {
	private const NONE = [
		'orders' => 0,
		'total'  => 0.0,
	];

	/**
	 * Labels by the key of their group.
	 *
	 * @var array<array-key, string>
	 */
	public array $labels = [];

	/**
	 * Sums of the whole period by the key of their group.
	 *
	 * @var array<array-key, Sum>
	 */
	private array $groups = [];

	/**
	 * Sums of all groups by day.
	 *
	 * @var array<string, Sum>
	 */
	private array $days = [];

	/**
	 * Numbers of the groups by their key.
	 *
	 * @var array<array-key, int>
	 */
	private array $numbers = [];

	/**
	 * Orders by day and number of the group.
	 *
	 * @var array<string, array<int, int>>
	 */
	private array $orders = [];

	/**
	 * Totals by day and number of the group.
	 *
	 * @var array<string, array<int, float>>
	 */
	private array $totals = [];

	/**
	 * @param iterable<array{type: string, value: string, day: string, orders: int, total: float}> $rows      Rows of the period.
	 * @param Dimension                                                                            $dimension What they are grouped by.
	 */
	public function __construct( private iterable $rows, private Dimension $dimension ) {}

	/**
	 * Reads the rows.
	 *
	 * @param bool $has_days Whether of() is needed.
	 */
	public function read( bool $has_days ): self {
		foreach ( $this->rows as [ 'type' => $type, 'value' => $value, 'day' => $day, 'orders' => $orders, 'total' => $total ] ) {
			$group                  = $this->dimension->group( $value );
			$key                    = "$type $group";
			$this->labels[ $key ] ??= $this->dimension->label( $type, $group );
			$this->groups[ $key ]   = self::plus( $this->groups[ $key ] ?? self::NONE, $orders, $total );
			$this->days[ $day ]     = self::plus( $this->days[ $day ] ?? self::NONE, $orders, $total );
			if ( $has_days ) {
				$this->numbers[ $key ]         ??= count( $this->numbers );
				$number                          = $this->numbers[ $key ];
				$this->orders[ $day ][ $number ] = ( $this->orders[ $day ][ $number ] ?? 0 ) + $orders;
				$this->totals[ $day ][ $number ] = ( $this->totals[ $day ][ $number ] ?? 0.0 ) + $total;
			}
		}
		return $this;
	}

	/**
	 * Returns the sum of a group in the whole period.
	 *
	 * @return Sum
	 */
	public function group( int|string $key ): array {
		return $this->groups[ $key ] ?? self::NONE;
	}

	/**
	 * Returns the sum of all groups on a day.
	 *
	 * @return Sum
	 */
	public function day( string $day ): array {
		return $this->days[ $day ] ?? self::NONE;
	}

	/**
	 * Returns the sum of a group on a day.
	 *
	 * @return Sum
	 */
	public function of( string $day, int|string $key ): array {
		$number = $this->numbers[ $key ] ?? -1;
		return [
			'orders' => $this->orders[ $day ][ $number ] ?? 0,
			'total'  => $this->totals[ $day ][ $number ] ?? 0.0,
		];
	}

	/**
	 * @param Sum $sum Sum.
	 * @return Sum
	 */
	private static function plus( array $sum, int $orders, float $total ): array {
		return [
			'orders' => $sum['orders'] + $orders,
			'total'  => $sum['total'] + $total,
		];
	}
}
