<?php
/**
 * Removes what the plugin has stored.
 */

declare( strict_types=1 );

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

global $wpdb;
$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}quayside_consent_log" );
$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}quayside_consent_shown" );
foreach ( [ 'quayside_consent_settings', 'quayside_consent_pages', 'quayside_consent_prepared_providers', 'quayside_consent_log_version', 'quayside_consent_log_secret' ] as $quayside_consent_option ) {
	delete_option( $quayside_consent_option );
}
wp_clear_scheduled_hook( 'quayside_consent_expire_log' );
