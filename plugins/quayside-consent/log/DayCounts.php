<?php
declare( strict_types=1 );

namespace Quayside\Consent\Log;

/**
 * Counts choices by day and action. Days that DailyChoices has counted are not counted again, because a log can have a million rows.
 *
 * The first of these days is read from the log, too: some of its choices may have expired. So are all days before it, whose counters may
 * have been deleted before their choices.
 *
 * phpcs:disable WordPress.DB.PreparedSQL
 */
final class DayCounts {
	/**
	 * @param string $from   First day in UTC, or '' for the first of the log.
	 * @param string $to     Last day in UTC, or '' for the last of the log.
	 * @param string $action Action of the visitors, or '' for all.
	 */
	public function __construct( private string $from, private string $to, private string $action ) {}

	/**
	 * Returns the number of choices.
	 */
	public function total(): int {
		global $wpdb;
		[ $counted, $log ] = $this->conditions();
		$total             = null === $counted ? 0 : (int) $wpdb->get_var( 'SELECT SUM(choices) FROM ' . Table::days() . " WHERE $counted" );
		return $total + (int) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . Table::name() . " WHERE $log" );
	}

	/**
	 * Returns the number of choices of each day and action with any, oldest first.
	 *
	 * @return array<int, array{day: string, action: string, count: int}>
	 */
	public function by_day(): array {
		[ $counted, $log ] = $this->conditions();
		$rows              = [
			...( null === $counted ? [] : self::read(
				'SELECT day AS choice_day, action, SUM(choices) AS choice_count FROM ' . Table::days() . " WHERE $counted GROUP BY choice_day, action"
			) ),
			...self::read( 'SELECT DATE(logged_at) AS choice_day, action, COUNT(*) AS choice_count FROM ' . Table::name() . " WHERE $log GROUP BY choice_day, action" ),
		];
		usort( $rows, static fn ( array $a, array $b ): int => [ $a['day'], $a['action'] ] <=> [ $b['day'], $b['action'] ] );
		return $rows;
	}

	/**
	 * Reads counts. Choices that were erased leave counters of 0.
	 *
	 * @param string $query Prepared query of the columns choice_day, action, and choice_count.
	 * @return array<int, array{day: string, action: string, count: int}>
	 */
	public static function read( string $query ): array {
		global $wpdb;
		$rows = $wpdb->get_results( "$query HAVING choice_count > 0 ORDER BY choice_day, action", ARRAY_A );
		/** @var array<int, array{choice_day: string, action: string, choice_count: string}> $rows */
		$rows = is_array( $rows ) ? $rows : [];
		return array_map(
			static fn ( array $row ): array => [
				'day'    => $row['choice_day'],
				'action' => $row['action'],
				'count'  => (int) $row['choice_count'],
			],
			$rows
		);
	}

	/**
	 * Returns the condition of the counters, null if there are none, and the condition of the choices that they don't contain.
	 *
	 * @return array{0: string|null, 1: string}
	 */
	private function conditions(): array {
		global $wpdb;
		$action = '' === $this->action ? '' : $wpdb->prepare( ' AND action = %s', $this->action );
		$from   = '' === $this->from ? '0001-01-01' : $this->from;
		$to     = '' === $this->to ? '9999-12-31' : $this->to;
		$log    = $wpdb->prepare( 'logged_at >= %s AND logged_at <= %s', "$from 00:00:00", "$to 23:59:59" );
		$last   = DailyChoices::update();
		$oldest = substr( (string) $wpdb->get_var( 'SELECT MIN(logged_at) FROM ' . Table::name() ), 0, 10 );
		$start  = (string) $wpdb->get_var( 'SELECT MIN(day) FROM ' . Table::days() );
		$first  = max( $oldest, $start );
		if ( '' === $oldest || '' === $start || $first >= $last ) {
			return [ null, $log . $action ];
		}
		return [
			$wpdb->prepare( 'day > %s AND day <= %s AND day >= %s AND day <= %s', $first, $last, $from, $to ) . $action,
			$log . $wpdb->prepare( ' AND (logged_at <= %s OR logged_at > %s)', "$first 23:59:59", "$last 23:59:59" ) . $action,
		];
	}
}
