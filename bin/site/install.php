<?php
/**
 * Installs WordPress and activates a theme and plugins.
 *
 * Use: php install.php FOLDER URL THEME [PLUGIN …]
 */

declare( strict_types=1 );

define( 'WP_INSTALLING', true );
$quayside_site = require __DIR__ . '/boot.php';
require $quayside_site . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

if ( ! is_blog_installed() ) {
	wp_install( 'Quayside', 'admin', 'admin@example.com', true, '', 'password' );
	// A WordPress packaged for another language would start in that one.
	update_option( 'WPLANG', '' );
	update_option( 'permalink_structure', '/%postname%/' );
	update_option( 'timezone_string', 'UTC' );
	// The editor's welcome, whose pictures come from another machine, and its choice of patterns would cover new pages.
	update_user_meta(
		1,
		$GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences',
		[
			'core'           => [ 'enableChoosePatternModal' => false ],
			'core/edit-post' => [ 'welcomeGuide' => false ],
			'core/edit-site' => [ 'welcomeGuide' => false ],
			'_modified'      => gmdate( 'c' ),
		]
	);
}

$quayside_theme = (string) ( $argv[3] ?? '' );
if ( '' !== $quayside_theme ) {
	// Plugins and theme load in a process of their own: this one has booted without them.
	update_option( 'template', $quayside_theme );
	update_option( 'stylesheet', $quayside_theme );
}

$quayside_plugins = array_slice( $argv, 4 );
if ( [] !== $quayside_plugins ) {
	passthru( escapeshellarg( PHP_BINARY ) . ' ' . escapeshellarg( __DIR__ . '/activate.php' ) . ' ' . escapeshellarg( $quayside_site ) . ' ' . implode( ' ', array_map( 'escapeshellarg', $quayside_plugins ) ), $quayside_status );
	exit( $quayside_status );
}
