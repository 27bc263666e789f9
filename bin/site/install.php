<?php
/**
 * Installs WordPress and activates a theme and plugins.
 *
 * Usage: php install.php FOLDER URL THEME [PLUGIN …]
 */

declare( strict_types=1 );

define( 'WP_INSTALLING', true );
$quayside_site = require __DIR__ . '/boot.php';
require $quayside_site . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

if ( ! is_blog_installed() ) {
	wp_install( 'Quayside', 'admin', 'admin@example.com', true, '', 'password' );
	// A localized WordPress package would otherwise use its language.
	update_option( 'WPLANG', '' );
	update_option( 'permalink_structure', '/%postname%/' );
	update_option( 'timezone_string', 'UTC' );
	// Disable the editor's welcome guide, which loads external images, and its pattern modal, which cover new pages.
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
	// Plugins are activated in a separate process, because this one has booted without the theme.
	update_option( 'template', $quayside_theme );
	update_option( 'stylesheet', $quayside_theme );
}

$quayside_plugins = array_slice( $argv, 4 );
if ( [] !== $quayside_plugins ) {
	$quayside_command = array_merge( [ PHP_BINARY, __DIR__ . '/activate.php', $quayside_site ], $quayside_plugins );
	passthru( implode( ' ', array_map( 'escapeshellarg', $quayside_command ) ), $quayside_status );
	exit( $quayside_status );
}
