<?php
/**
 * Activates plugins in order, as the Plugins screen does.
 *
 * Usage: php activate.php FOLDER PLUGIN …
 */

declare( strict_types=1 );

define( 'WP_ADMIN', true );
$quayside_site = require __DIR__ . '/boot.php';
require $quayside_site . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
wp_set_current_user( 1 );

foreach ( array_slice( $argv, 2 ) as $quayside_plugin ) {
	$quayside_error = activate_plugin( "$quayside_plugin/$quayside_plugin.php" );
	if ( is_wp_error( $quayside_error ) ) {
		fwrite( STDERR, $quayside_plugin . ': ' . $quayside_error->get_error_message() . "\n" );
		exit( 1 );
	}
}
// WooCommerce redirects the first admin page to its setup wizard.
delete_transient( '_wc_activation_redirect' );
flush_rewrite_rules();
delete_option( 'rewrite_rules' );
