<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Privacy;

use Quayside\Blocks\Forms\Entries\BulkChange;
use Quayside\Blocks\Forms\Entries\SureFormsEntries;
use Quayside\Blocks\Forms\Entries\Tables;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Kit\Module;
use Quayside\Blocks\Kit\ScheduledJob;

/**
 * Deletes entries older than their form's retention period, and those in the trash for EMPTY_TRASH_DAYS, once a day.
 *
 * phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared
 */
final class Retention implements Module {
	public const EVENT = 'quayside_forms_retention';

	/** Number of entries deleted at once. */
	private const BATCH_SIZE = 200;

	/** Maximum duration of one run in seconds. The next run follows soon after. */
	private const TIME_LIMIT = 20;

	public function register(): void {
		add_action( self::EVENT, fn () => ScheduledJob::run( self::EVENT, 'forms', [ $this, 'run' ] ) );
		add_action(
			'admin_init',
			static function (): void {
				if ( false === wp_next_scheduled( self::EVENT ) ) {
					wp_schedule_event( time() + HOUR_IN_SECONDS, 'daily', self::EVENT );
				}
			}
		);
	}

	/**
	 * Deletes expired entries.
	 *
	 * @return int Number of deleted entries.
	 */
	public function run(): int {
		$end     = microtime( true ) + self::TIME_LIMIT;
		$deleted = 0;
		$steps   = [];
		if ( EMPTY_TRASH_DAYS > 0 ) { // @phpstan-ignore greater.alwaysTrue
			$steps[] = [ "status = 'trash' AND trashed_gmt < %s", [ self::days_ago( EMPTY_TRASH_DAYS ) ], null ];
		}
		foreach ( self::forms() as $form => $days ) {
			$steps[] = [
				'form_id = %d AND created_gmt < %s',
				[ $form, self::days_ago( $days ) ],
				[ $form, time() - $days * DAY_IN_SECONDS, self::BATCH_SIZE ],
			];
		}
		foreach ( $steps as [ $where, $values, $sureforms ] ) {
			do {
				$ids      = [ ...self::ids( $where, $values ), ...( null === $sureforms ? [] : SureFormsEntries::expired( ...$sureforms ) ) ];
				$deleted += BulkChange::apply( 'delete', $ids );
				$more     = count( $ids ) >= self::BATCH_SIZE && microtime( true ) < $end;
			} while ( $more );
			if ( microtime( true ) >= $end ) {
				wp_schedule_single_event( time() + MINUTE_IN_SECONDS, self::EVENT );
				break;
			}
		}
		return $deleted;
	}

	/**
	 * Returns the forms that have a retention period.
	 *
	 * @return array<int, int> Days by form ID.
	 */
	private static function forms(): array {
		$forms = [];
		$posts = get_posts(
			[
				'post_type'        => Form::POST_TYPE,
				'post_status'      => [ 'publish', 'draft', 'private', 'pending', 'future', 'trash' ],
				'numberposts'      => -1,
				'suppress_filters' => false,
				'no_found_rows'    => true,
				'fields'           => 'ids',
			]
		);
		foreach ( $posts as $id ) {
			$days = Form::any( (int) $id )?->settings()['retentionDays'] ?? 0;
			if ( $days > 0 ) {
				$forms[ (int) $id ] = $days;
			}
		}
		return $forms;
	}

	/**
	 * @param array<int, int|string> $values Values of the condition.
	 * @return array<int, int>
	 */
	private static function ids( string $where, array $values ): array {
		global $wpdb;
		$table = Tables::name( 'entries' );
		$ids   = $wpdb->get_col(
			// phpcs:ignore WordPress.DB.PreparedSQLPlaceholders
			$wpdb->prepare( "SELECT id FROM $table WHERE $where LIMIT %d", [ ...$values, self::BATCH_SIZE ] )
		);
		return array_map( 'intval', $ids );
	}

	private static function days_ago( int $days ): string {
		return gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS );
	}
}
