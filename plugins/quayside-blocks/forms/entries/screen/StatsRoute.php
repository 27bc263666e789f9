<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries\Screen;

use Quayside\Blocks\Forms\Entries\Capabilities;
use Quayside\Blocks\Forms\Entries\Filter;
use Quayside\Blocks\Forms\Entries\Tables;
use Quayside\Blocks\Kit\Contracts;
use Quayside\Blocks\Kit\Module;
use WP_REST_Request;

/**
 * GET quayside/v1/form-entries/stats: submissions per day of the site's time zone, for the chart. Spam and trash do not count.
 */
final class StatsRoute implements Module {
	public function __construct( private Contracts $contracts ) {}

	public function register(): void {
		add_action(
			'rest_api_init',
			fn () => $this->contracts->route(
				'quayside/v1',
				'/form-entries/stats',
				[
					'methods'             => 'GET',
					'callback'            => [ $this, 'answer' ],
					'permission_callback' => EntriesRoute::may( Capabilities::VIEW ),
					'contract'            => [
						'request'  => 'forms/entries.stats-request',
						'response' => 'forms/entries.day[]',
					],
				]
			)
		);
	}

	/**
	 * Days with their numbers, the oldest first, today last.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 * @return array<int, array{day: string, count: int}>
	 */
	public function answer( WP_REST_Request $request ): array {
		return self::days( Filter::number( $request['form'] ), Filter::number( $request['days'] ) );
	}

	/**
	 * Submissions per day.
	 *
	 * @param int $form Form id; 0 for all.
	 * @param int $days Number of days up to today.
	 * @return array<int, array{day: string, count: int}>
	 */
	public static function days( int $form, int $days ): array {
		global $wpdb;
		$zone   = wp_timezone();
		$today  = new \DateTimeImmutable( 'today', $zone );
		$counts = [];
		for ( $back = $days - 1; $back >= 0; $back-- ) {
			$counts[ $today->modify( "-$back days" )->format( 'Y-m-d' ) ] = 0;
		}
		[ $where, $values ] = Filter::of( [
			'form' => $form,
			'from' => (string) array_key_first( $counts ),
		] )->where();
		// Hours of UTC are added up to days here, because databases know little of time zones; where those are no whole hours apart, minutes.
		$length = 0 === $zone->getOffset( $today ) % HOUR_IN_SECONDS ? 13 : 16;
		$table  = Tables::name( 'entries' );
		$rows   = $wpdb->get_results( $wpdb->prepare( "SELECT SUBSTR(created_gmt, 1, %d) AS moment, COUNT(*) AS number FROM $table WHERE $where GROUP BY SUBSTR(created_gmt, 1, %d)", [ $length, ...$values, $length ] ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders
		foreach ( is_array( $rows ) ? $rows : [] as $row ) {
			if ( is_array( $row ) && is_string( $row['moment'] ) && is_numeric( $row['number'] ) ) {
				$day = ( new \DateTimeImmutable( substr( $row['moment'] . ':00', 0, 16 ), new \DateTimeZone( 'UTC' ) ) )->setTimezone( $zone )->format( 'Y-m-d' );
				if ( isset( $counts[ $day ] ) ) {
					$counts[ $day ] += (int) $row['number'];
				}
			}
		}
		return array_map(
			static fn ( string $day, int $count ): array => [
				'day'   => $day,
				'count' => $count,
			],
			array_keys( $counts ),
			$counts
		);
	}
}
