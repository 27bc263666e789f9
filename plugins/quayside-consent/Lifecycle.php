<?php
declare( strict_types=1 );

namespace Quayside\Consent;

/**
 * Handles the activation and the deactivation of the plugin on a site. Neither needs another class of the plugin.
 */
final class Lifecycle {
	private const EVENTS = [ 'quayside_consent_expire_log', 'quayside_consent_scan', 'quayside_consent_scan_batch' ];

	/**
	 * Adds options, because missing ones would cost a query on every page.
	 */
	public static function activate(): void {
		add_option( 'quayside_consent_settings', [] );
		add_option( 'quayside_consent_pages', [] );
	}

	/**
	 * Removes scheduled events, which have no handler while the plugin is inactive. The next visit to the admin schedules them again.
	 */
	public static function deactivate(): void {
		array_map( 'wp_unschedule_hook', self::EVENTS );
	}
}
