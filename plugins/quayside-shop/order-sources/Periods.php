<?php
declare( strict_types=1 );

namespace Quayside\Shop\OrderSources;

use DateTimeImmutable;

/**
 * The period of a report, and the period to compare it with, as in the date range of WooCommerce's analytics.
 */
final class Periods {
	/**
	 * Start of the first and of the last day of the comparison period. Null without one.
	 *
	 * @var array{0: DateTimeImmutable, 1: DateTimeImmutable}|null
	 */
	public readonly ?array $before;

	/**
	 * @param DateTimeImmutable $from    Start of the first day.
	 * @param DateTimeImmutable $to      Start of the last day.
	 * @param string            $compare "previous_period", "previous_year", or anything else for no comparison.
	 */
	public function __construct( public readonly DateTimeImmutable $from, public readonly DateTimeImmutable $to, string $compare ) {
		$this->before = match ( $compare ) {
			'previous_period' => [ $from->modify( '-' . ( (int) $from->diff( $to )->days + 1 ) . ' days' ), $from->modify( '-1 day' ) ],
			'previous_year'   => [ self::year_before( $from ), self::year_before( $to ) ],
			default           => null,
		};
	}

	/**
	 * Returns the same day of the previous year, and February 28 for February 29.
	 */
	private static function year_before( DateTimeImmutable $day ): DateTimeImmutable {
		$before = $day->modify( '-1 year' );
		return $before->format( 'm' ) === $day->format( 'm' ) ? $before : $before->modify( '-1 day' );
	}
}
