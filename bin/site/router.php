<?php
/**
 * Router for PHP's built-in web server. Serves static files and passes other requests to WordPress.
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

// The sites of a network in subfolders share the files of WordPress.
$quayside_shared = [];
preg_match( '~^/[^/.]+(/wp-(?:content|includes)/[^?]+\.(css|js|svg|webp|woff2))$~', $quayside_path, $quayside_shared );
if ( isset( $quayside_shared[1] ) && ! file_exists( $quayside_file ) && is_file( $quayside_root . $quayside_shared[1] ) ) {
	$quayside_types = [
		'css'   => 'text/css',
		'js'    => 'text/javascript',
		'svg'   => 'image/svg+xml',
		'webp'  => 'image/webp',
		'woff2' => 'font/woff2',
	];
	header( 'Content-Type: ' . $quayside_types[ $quayside_shared[2] ] );
	readfile( $quayside_root . $quayside_shared[1] ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a static file, without WordPress.
	return true;
}

if ( is_file( $quayside_file ) && ! str_contains( $quayside_path, '/.' ) ) {
	if ( ! str_ends_with( $quayside_file, '.php' ) ) {
		$quayside_type = [
			'css' => 'text/css',
			'js'  => 'text/javascript',
			'svg' => 'image/svg+xml',
		][ pathinfo( $quayside_file, PATHINFO_EXTENSION ) ] ?? '';
		// Compress files like production web servers do. The benchmark turns this on, see startServer() in site.mjs.
		$quayside_accepts_gzip = str_contains( $_SERVER['HTTP_ACCEPT_ENCODING'] ?? '', 'gzip' );
		if ( '' !== $quayside_type && false !== getenv( 'QUAYSIDE_PACKS' ) && $quayside_accepts_gzip ) {
			header( "Content-Type: $quayside_type; charset=UTF-8" );
			header( 'Content-Encoding: gzip' );
			echo gzencode( (string) file_get_contents( $quayside_file ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- a static file.
			return true;
		}
		return false;
	}
} else {
	// Use the nearest parent folder with a WordPress, so that sites in subfolders work.
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
