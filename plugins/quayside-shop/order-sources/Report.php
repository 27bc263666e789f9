<?php
declare( strict_types=1 );

namespace Quayside\Shop\OrderSources;

use DateTimeImmutable;

/**
 * Adds up the paid orders of a period by source.
 */
final class Report {
	/**
	 * Number of sources that the chart shows individually. All others are shown as one.
	 */
	private const CHARTED = 5;

	/**
	 * @param DateTimeImmutable $from Start of the first day.
	 * @param DateTimeImmutable $to   Start of the last day.
	 */
	public function __construct( private DateTimeImmutable $from, private DateTimeImmutable $to ) {}

	/**
	 * Returns the report, as the contract shop/order-sources.report defines it.
	 *
	 * @return array<string, mixed>
	 */
	public function data(): array {
		$sources = [];
		$by_day  = [];
		foreach ( ( new OrderRows() )->between( $this->from, $this->to->modify( '+1 day' ) ) as $row ) {
			$key                           = "$row[type] $row[source]";
			$sources[ $key ]               = [
				'type'   => $row['type'],
				'source' => $row['source'],
				'label'  => Origin::label( $row['type'], $row['source'] ),
				'orders' => ( $sources[ $key ]['orders'] ?? 0 ) + $row['orders'],
				'total'  => ( $sources[ $key ]['total'] ?? 0.0 ) + $row['total'],
			];
			$by_day[ $row['day'] ][ $key ] = ( $by_day[ $row['day'] ][ $key ] ?? 0 ) + $row['orders'];
		}
		uasort( $sources, static fn ( array $a, array $b ): int => [ $b['orders'], $b['total'], $a['label'] ] <=> [ $a['orders'], $a['total'], $b['label'] ] );
		return [
			'from'     => $this->from->format( 'Y-m-d' ),
			'to'       => $this->to->format( 'Y-m-d' ),
			'currency' => get_woocommerce_currency(),
			'orders'   => array_sum( array_column( $sources, 'orders' ) ),
			'total'    => round( (float) array_sum( array_column( $sources, 'total' ) ), 4 ),
			'sources'  => array_map( static fn ( array $source ): array => [ 'total' => round( $source['total'], 4 ) ] + $source, array_values( $sources ) ),
			'days'     => $this->days( array_slice( array_keys( $sources ), 0, self::CHARTED ), $by_day ),
		];
	}

	/**
	 * Returns every day with the orders of the charted sources, and of all others.
	 *
	 * @param array<int, string>                $charted Keys of sources.
	 * @param array<string, array<string, int>> $by_day  Orders by day and source.
	 * @return array<int, array{day: string, orders: array<int, int>}>
	 */
	private function days( array $charted, array $by_day ): array {
		$days = [];
		for ( $day = $this->from; $day <= $this->to; $day = $day->modify( '+1 day' ) ) {
			$name   = $day->format( 'Y-m-d' );
			$counts = $by_day[ $name ] ?? [];
			$shown  = array_map( static fn ( string $key ): int => $counts[ $key ] ?? 0, $charted );
			$days[] = [
				'day'    => $name,
				'orders' => [ ...$shown, array_sum( $counts ) - array_sum( $shown ) ],
			];
		}
		return $days;
	}
}
