<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Runs the batches of the switch by Action Scheduler.
 */
final class SwitchActionScheduler extends SwitchQueue {
	private const GROUP = 'quayside';

	public function clear(): void {
		as_unschedule_all_actions( self::HOOK, [], self::GROUP );
	}

	protected function next(): ?int {
		$next = as_next_scheduled_action( self::HOOK, [], self::GROUP );
		return is_int( $next ) ? $next : null;
	}

	protected function schedule( int $time ): void {
		as_schedule_single_action( $time, self::HOOK, [], self::GROUP );
	}
}
