<?php
declare( strict_types=1 );

namespace Quayside\Consent\Log;

/**
 * Counts the choices of each day that has ended by language, layout, and action, because the rows of a year are too many to count
 * whenever somebody looks at the statistics or at the log.
 *
 * phpcs:disable WordPress.DB.PreparedSQL
 */
final class DailyChoices {
	/**
	 * Last day (UTC) whose choices have been counted.
	 */
	public const OPTION = 'quayside_consent_counted';

	/**
	 * Time in seconds after which no choice of a day can still be on its way to the database.
	 */
	private const DELAY = HOUR_IN_SECONDS;

	/**
	 * Number of days whose choices one query counts.
	 */
	private const DAYS = 30;

	/**
	 * Number of counters that one query stores.
	 */
	private const BATCH = 200;

	/**
	 * Counts the choices of the days that have ended since the last call.
	 *
	 * @return string The last day whose choices are counted.
	 */
	public static function update(): string {
		global $wpdb;
		$log     = Table::name();
		$counted = get_option( self::OPTION );
		$counted = is_string( $counted ) ? $counted : '';
		$last    = gmdate( 'Y-m-d', time() - DAY_IN_SECONDS - self::DELAY );
		if ( $counted >= $last ) {
			return $counted;
		}
		$oldest = '' === $counted ? $wpdb->get_var( "SELECT MIN(logged_at) FROM $log" ) : null;
		$from   = '' === $counted ? substr( (string) ( $oldest ?? $last ), 0, 10 ) : self::shift( $counted, 1 );
		while ( $from <= $last ) {
			$to   = min( $last, self::shift( $from, self::DAYS - 1 ) );
			$rows = $wpdb->get_results(
				"SELECT DATE(logged_at) AS day, language, layout, action, COUNT(*) AS choices FROM $log"
				. $wpdb->prepare( ' WHERE logged_at >= %s AND logged_at <= %s', "$from 00:00:00", "$to 23:59:59" )
				. ' GROUP BY DATE(logged_at), language, layout, action',
				ARRAY_A
			);
			if ( ! is_array( $rows ) || '' !== $wpdb->last_error || ! self::store( $rows ) ) {
				break;
			}
			$counted = $to;
			update_option( self::OPTION, $counted, false );
			$from = self::shift( $to, 1 );
		}
		return $counted;
	}

	/**
	 * Stores counters. Storing them twice has no effect, because two users may look at the statistics at the same time.
	 *
	 * @param array<mixed> $rows Counters with their day, language, layout, and action.
	 */
	private static function store( array $rows ): bool {
		global $wpdb;
		$name = Table::days();
		foreach ( array_chunk( $rows, self::BATCH ) as $batch ) {
			$values = implode(
				', ',
				array_map(
					static fn ( mixed $row ): string => is_array( $row )
						? (string) $wpdb->prepare( '(%s, %s, %s, %s, %d)', $row['day'], $row['language'], $row['layout'], $row['action'], $row['choices'] )
						: '',
					$batch
				)
			);
			if ( false === $wpdb->query( "INSERT INTO $name (day, language, layout, action, choices) VALUES $values ON DUPLICATE KEY UPDATE choices = VALUES(choices)" ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Subtracts the choices with a consent ID, before they are deleted.
	 */
	public static function subtract( string $consent_id ): void {
		global $wpdb;
		$log  = Table::name();
		$name = Table::days();
		$rows = $wpdb->get_results(
			$wpdb->prepare( "SELECT DATE(logged_at) AS day, language, layout, action, COUNT(*) AS choices FROM $log WHERE consent_id = %s GROUP BY DATE(logged_at), language, layout, action", $consent_id ),
			ARRAY_A
		);
		/** @var array<int, array{day: string, language: string, layout: string, action: string, choices: string}> $rows */
		$rows = is_array( $rows ) ? $rows : [];
		foreach ( $rows as $row ) {
			$wpdb->query(
				$wpdb->prepare(
					"UPDATE $name SET choices = choices - %d WHERE day = %s AND language = %s AND layout = %s AND action = %s AND choices >= %d",
					$row['choices'],
					$row['day'],
					$row['language'],
					$row['layout'],
					$row['action'],
					$row['choices']
				)
			);
		}
	}

	/**
	 * Deletes the counters that are older than a number of days.
	 */
	public static function expire( int $days ): void {
		global $wpdb;
		$name = Table::days();
		$wpdb->query( $wpdb->prepare( "DELETE FROM $name WHERE day < %s", gmdate( 'Y-m-d', time() - $days * DAY_IN_SECONDS ) ) );
	}

	private static function shift( string $day, int $days ): string {
		return gmdate( 'Y-m-d', (int) strtotime( "$day UTC" ) + $days * DAY_IN_SECONDS );
	}
}
