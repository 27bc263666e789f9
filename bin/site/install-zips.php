<?php
/**
 * Installs zips of plugins and themes as the upload screens do, over an older version if there is one. Prints nothing.
 *
 * Usage: php install-zips.php FOLDER ZIP …
 */

declare( strict_types=1 );

define( 'WP_ADMIN', true );
define( 'FS_METHOD', 'direct' );
$quayside_site = require __DIR__ . '/boot.php';
require $quayside_site . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
wp_set_current_user( 1 );

foreach ( array_slice( $argv, 2 ) as $quayside_zip ) {
	$quayside_skin     = new Automatic_Upgrader_Skin();
	$quayside_archive  = new ZipArchive();
	$quayside_is_theme = true === $quayside_archive->open( $quayside_zip )
		&& false !== $quayside_archive->locateName( basename( $quayside_zip, '.zip' ) . '/style.css' );
	$quayside_upgrader = $quayside_is_theme ? new Theme_Upgrader( $quayside_skin ) : new Plugin_Upgrader( $quayside_skin );
	$quayside_result   = $quayside_upgrader->install( $quayside_zip, [ 'overwrite_package' => true ] );
	if ( true !== $quayside_result ) {
		fwrite( STDERR, basename( $quayside_zip ) . ': ' . implode( "\n", $quayside_skin->get_upgrade_messages() ) . "\n" );
		exit( 1 );
	}
}
