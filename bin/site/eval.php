<?php
/**
 * Runs PHP code inside a site, for tests and for a look.
 *
 * Use: php eval.php --site=NAME 'echo get_option( "home" );'
 */

declare( strict_types=1 );

$quayside_site = require __DIR__ . '/boot.php';
require $quayside_site . '/wp-load.php';
eval( (string) ( $argv[2] ?? '' ) );
