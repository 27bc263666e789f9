<?php
/**
 * Converts a site to a multisite network with subfolders and network-activates its plugins.
 *
 * Usage: php network.php FOLDER
 */

declare( strict_types=1 );

define( 'WP_INSTALLING_NETWORK', true );
$quayside_site = require __DIR__ . '/boot.php';
require $quayside_site . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/network.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

foreach ( $GLOBALS['wpdb']->tables( 'ms_global' ) as $quayside_key => $quayside_table ) {
	$GLOBALS['wpdb']->$quayside_key = $quayside_table;
}
install_network();
populate_network( 1, (string) $_SERVER['HTTP_HOST'], 'admin@example.com', 'Quayside network', '/', false );

$quayside_constants = [
	'MULTISITE'            => true,
	'SUBDOMAIN_INSTALL'    => false,
	'DOMAIN_CURRENT_SITE'  => (string) $_SERVER['HTTP_HOST'],
	'PATH_CURRENT_SITE'    => '/',
	'SITE_ID_CURRENT_SITE' => 1,
	'BLOG_ID_CURRENT_SITE' => 1,
];
$quayside_lines     = '';
foreach ( $quayside_constants as $quayside_key => $quayside_value ) {
	// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- writes a file.
	$quayside_lines .= sprintf( "define( '%s', %s );\n", $quayside_key, var_export( $quayside_value, true ) );
}
$quayside_config = $quayside_site . '/wp-config.php';
file_put_contents( $quayside_config, str_replace( '$table_prefix', $quayside_lines . '$table_prefix', (string) file_get_contents( $quayside_config ) ) );

$quayside_plugins = [];
foreach ( (array) get_option( 'active_plugins' ) as $quayside_plugin ) {
	$quayside_plugins[ (string) $quayside_plugin ] = time();
}
// populate_network() has stored an empty list.
$GLOBALS['wpdb']->delete( $GLOBALS['wpdb']->sitemeta, [ 'meta_key' => 'active_sitewide_plugins' ] ); // phpcs:ignore WordPress.DB.SlowDBQuery -- only deleted.
$GLOBALS['wpdb']->insert(
	$GLOBALS['wpdb']->sitemeta,
	[
		'site_id'    => 1,
		'meta_key'   => 'active_sitewide_plugins', // phpcs:ignore WordPress.DB.SlowDBQuery -- only inserted.
		// phpcs:ignore WordPress.DB.SlowDBQuery, WordPress.PHP.DiscouragedPHPFunctions -- as WordPress stores it.
		'meta_value' => serialize( $quayside_plugins ),
	]
);
update_option( 'active_plugins', [] );
