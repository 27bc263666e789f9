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
		return ScheduledJob::has_action_scheduler() ? new SwitchActionScheduler() : new SwitchCron();
	}
}
