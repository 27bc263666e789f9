<?php
/**
 * Runs PHP code in a site, for tests and debugging.
 *
 * Usage: php eval.php --site=NAME 'echo get_option( "home" );'
 */

declare( strict_types=1 );

$quayside_site = require __DIR__ . '/boot.php';
require $quayside_site . '/wp-load.php';
eval( (string) ( $argv[2] ?? '' ) );
