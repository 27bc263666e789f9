<?php
/**
 * Removes all stored data, on every site of a network. The log stays unless the owner has opted in to its removal.
 */

declare( strict_types=1 );

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_file( __DIR__ . '/build/kit/Autoload.php' ) ) {
	require_once __DIR__ . '/build/kit/Autoload.php';
	\Quayside\Consent\Kit\Autoload::register( 'Quayside\\Consent\\Kit', __DIR__ . '/build/kit' );
	if ( \Quayside\Consent\Kit\LastPlugin::has_copy( __DIR__, 'quayside-consent' ) ) {
		return;
	}
	\Quayside\Consent\Kit\EachSite::run(
		static function (): void {
			global $wpdb;
			// The log is the owner's proof, so it is deleted only if the owner has opted in.
			$deletes_log = rest_sanitize_boolean( (string) get_option( 'quayside_consent_delete_log', '' ) ); // @phpstan-ignore cast.string
			if ( $deletes_log ) {
				$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}quayside_consent_log" );
				$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}quayside_consent_shown" );
			}
			$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}quayside_consent_limits" );
			$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}quayside_consent_impressions" );
			$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}quayside_consent_days" );
			\Quayside\Consent\Kit\SwitchOver::uninstall( 'quayside-consent' );
			\Quayside\Consent\Kit\LogFile::uninstall( 'quayside-consent' );
			\Quayside\Consent\Kit\TrustedProxies::uninstall( 'quayside-consent' );
			$options  = [
				'quayside_consent_trouble',
				'quayside_consent_blocked_domains',
				'quayside_consent_settings',
				'quayside_consent_pages',
				'quayside_consent_seen',
				'quayside_consent_checklist',
				'quayside_consent_scan',
				'quayside_consent_scanned',
				'quayside_consent_found',
				'quayside_consent_scan_lock',
				'quayside_consent_other_banner',
				'quayside_consent_prepared_providers',
				'quayside_consent_log_version',
				'quayside_consent_counted',
				'quayside_consent_delete_log',
				...( $deletes_log ? [ 'quayside_consent_log_secret' ] : [] ),
			];
			$settings = get_option( 'quayside_consent_settings' );
			foreach ( is_array( $settings ) && is_array( $settings['languages'] ?? null ) ? $settings['languages'] : [] as $locale ) {
				$options[] = 'quayside_consent_texts_' . ( is_string( $locale ) ? $locale : '' );
			}
			foreach ( $options as $option ) {
				delete_option( $option );
			}
			foreach ( [ 'quayside_consent_expire_log', 'quayside_consent_scan', 'quayside_consent_scan_batch' ] as $event ) {
				wp_clear_scheduled_hook( $event );
				\Quayside\Consent\Kit\ScheduledJob::forget( $event );
			}
		}
	);
}
