<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries\Screen;

use Quayside\Blocks\Forms\Entries\Capabilities;
use Quayside\Blocks\Forms\Entries\Filter;
use Quayside\Blocks\Forms\Entries\SureFormsEntries;
use Quayside\Blocks\Forms\Entries\Tables;
use Quayside\Blocks\Kit\Contracts;
use Quayside\Blocks\Kit\Module;
use WP_REST_Request;

/**
 * Registers GET quayside/v1/form-entries/stats: submissions per day in the site's time zone, without spam and trash.
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
					'callback'            => [ $this, 'get' ],
					'permission_callback' => EntriesRoute::requires( Capabilities::VIEW ),
					'contract'            => [
						'request'  => 'forms/entries.stats-request',
						'response' => 'forms/entries.day[]',
					],
				]
			)
		);
	}

	/**
	 * Returns the days with their numbers, oldest first, today last.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 * @return array<int, array{day: string, count: int}>
	 */
	public function get( WP_REST_Request $request ): array {
		return self::days( Filter::number( $request['form'] ), Filter::number( $request['days'] ) );
	}

	/**
	 * Counts submissions per day.
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
		$filter             = Filter::from_values( [
			'form' => $form,
			'from' => (string) array_key_first( $counts ),
		] );
		[ $where, $values ] = $filter->where();
		// Databases differ in their support for time zones, so they count by UTC hour, and PHP adds the hours up to days. In time zones
		// whose offset is no whole hour they count by minute.
		$length = 0 === $zone->getOffset( $today ) % HOUR_IN_SECONDS ? 13 : 16;
		$table  = Tables::name( 'entries' );
		$sql    = "SELECT SUBSTR(created_gmt, 1, %d) AS moment, COUNT(*) AS number FROM $table WHERE $where GROUP BY SUBSTR(created_gmt, 1, %d)";
		$rows   = $wpdb->get_results( $wpdb->prepare( $sql, [ $length, ...$values, $length ] ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL
		foreach ( is_array( $rows ) ? $rows : [] as $row ) {
			if ( is_array( $row ) && is_string( $row['moment'] ) && is_numeric( $row['number'] ) ) {
				$day = ( new \DateTimeImmutable(
					substr( $row['moment'] . ':00', 0, 16 ),
					new \DateTimeZone( 'UTC' )
				) )->setTimezone( $zone )->format( 'Y-m-d' );
				if ( isset( $counts[ $day ] ) ) {
					$counts[ $day ] += (int) $row['number'];
				}
			}
		}
		foreach ( SureFormsEntries::listed( $filter )?->days() ?? [] as $day => $count ) {
			if ( isset( $counts[ $day ] ) ) {
				$counts[ $day ] += $count;
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
