<?php
declare( strict_types=1 );

namespace Quayside\Blocks;

/**
 * Handles the deactivation of the plugin on a site. It needs no other class of the plugin.
 */
final class Lifecycle {
	private const EVENTS = [ 'quayside_forms_retention', 'quayside_forms_follow_up', 'quayside_forms_mail' ];

	/**
	 * Removes scheduled events, which have no handler while the plugin is inactive. The next visit to the admin schedules them again.
	 */
	public static function deactivate(): void {
		array_map( 'wp_unschedule_hook', self::EVENTS );
		if ( class_exists( 'ActionScheduler' ) && \ActionScheduler::is_initialized() ) {
			as_unschedule_all_actions( 'quayside_forms_mail' );
		}
	}
}
