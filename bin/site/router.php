<?php
/**
 * Router for PHP's built-in web server: files as they are, everything else to WordPress.
 */

declare( strict_types=1 );

$quayside_root = (string) $_SERVER['DOCUMENT_ROOT'];
$quayside_path = rawurldecode( (string) parse_url( (string) $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$quayside_file = $quayside_root . $quayside_path;

if ( is_dir( $quayside_file ) && is_file( rtrim( $quayside_file, '/' ) . '/index.php' ) ) {
	if ( ! str_ends_with( $quayside_path, '/' ) ) {
		header( 'Location: ' . $quayside_path . '/', true, 301 );
		return true;
	}
	$quayside_file = $quayside_file . 'index.php';
	$quayside_path = $quayside_path . 'index.php';
}

if ( is_file( $quayside_file ) && ! str_contains( $quayside_path, '/.' ) ) {
	if ( ! str_ends_with( $quayside_file, '.php' ) ) {
		$quayside_packed = [
			'css' => 'text/css',
			'js'  => 'text/javascript',
			'svg' => 'image/svg+xml',
		][ pathinfo( $quayside_file, PATHINFO_EXTENSION ) ] ?? '';
		// As the web servers of real sites do; the benchmark asks for it, see startServer() in site.mjs.
		if ( '' !== $quayside_packed && false !== getenv( 'QUAYSIDE_PACKS' ) && str_contains( $_SERVER['HTTP_ACCEPT_ENCODING'] ?? '', 'gzip' ) ) {
			header( "Content-Type: $quayside_packed; charset=UTF-8" );
			header( 'Content-Encoding: gzip' );
			echo gzencode( (string) file_get_contents( $quayside_file ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- a file as it is.
			return true;
		}
		return false;
	}
} else {
	// The nearest folder above that holds a WordPress answers, so that sites in a subfolder work.
	$quayside_folder = $quayside_path;
	do {
		$quayside_folder = rtrim( dirname( $quayside_folder ), '/' );
	} while ( '' !== $quayside_folder && ! is_file( $quayside_root . $quayside_folder . '/wp-load.php' ) );
	$quayside_path = $quayside_folder . '/index.php';
	$quayside_file = $quayside_root . $quayside_path;
	if ( ! is_file( $quayside_file ) ) {
		return false;
	}
}

if ( false !== getenv( 'QUAYSIDE_PACKS' ) ) {
	ob_start( 'ob_gzhandler' );
}
$_SERVER['SCRIPT_NAME']     = $quayside_path;
$_SERVER['PHP_SELF']        = $quayside_path;
$_SERVER['SCRIPT_FILENAME'] = $quayside_file;
chdir( dirname( $quayside_file ) );
require $quayside_file;
