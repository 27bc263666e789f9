<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Selects what runs the batches of the switch in the background.
 */
final class SwitchBackground {
	/**
	 * Returns Action Scheduler where a plugin such as WooCommerce has it, else WP-Cron.
	 */
	public static function queue(): SwitchQueue {
		return self::has_action_scheduler() ? new SwitchActionScheduler() : new SwitchCron();
	}

	/**
	 * Determines whether there is an Action Scheduler.
	 */
	public static function has_action_scheduler(): bool {
		return function_exists( 'as_schedule_single_action' ) && class_exists( 'ActionScheduler', false ) && \ActionScheduler::is_initialized();
	}
}
