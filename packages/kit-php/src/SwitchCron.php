<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Runs the batches of the switch by WP-Cron.
 */
final class SwitchCron extends SwitchQueue {
	public function clear(): void {
		wp_clear_scheduled_hook( self::HOOK );
	}

	protected function next(): ?int {
		$next = wp_next_scheduled( self::HOOK );
		return false === $next ? null : $next;
	}

	protected function schedule( int $time ): void {
		wp_schedule_single_event( $time, self::HOOK );
	}
}
