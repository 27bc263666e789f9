<?php
/**
 * Loads the WordPress of a site for a command. The first argument is the folder or name of the site.
 */

declare( strict_types=1 );

$quayside_site = (string) ( $argv[1] ?? '' );
if ( ! is_dir( $quayside_site ) ) {
	$quayside_name   = str_replace( '--site=', '', $quayside_site );
	$quayside_record = json_decode(
		(string) @file_get_contents( dirname( __DIR__, 2 ) . '/.quayside/sites/' . basename( $quayside_name ) . '/site.json' ),
		true
	);
	$quayside_site   = is_array( $quayside_record ) ? (string) $quayside_record['folder'] : '';
}
if ( ! is_file( $quayside_site . '/wp-config.php' ) ) {
	fwrite( STDERR, "The site does not exist. Enter its folder or its name, such as --site=demo.\n" );
	exit( 1 );
}

$quayside_config = (string) file_get_contents( $quayside_site . '/wp-config.php' );
preg_match( "/'WP_HOME', '([^']+)'/", $quayside_config, $quayside_home );
$quayside_address = (array) parse_url( $quayside_home[1] ?? 'http://127.0.0.1' );

// Plugins also read these on the command line.
$_SERVER['HTTP_HOST']       = $quayside_address['host'] . ( isset( $quayside_address['port'] ) ? ':' . $quayside_address['port'] : '' );
$_SERVER['SERVER_NAME']     = $quayside_address['host'];
$_SERVER['SERVER_PORT']     = (string) ( $quayside_address['port'] ?? 80 );
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REQUEST_METHOD']  = 'GET';
$_SERVER['REQUEST_URI']     = '/';
$_SERVER['REMOTE_ADDR']     = '127.0.0.1';

return $quayside_site;
