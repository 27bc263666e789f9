<?php
/**
 * PHPUnit inside a real WordPress: loads the site that QUAYSIDE_SITE names (bin/phpunit.mjs makes one).
 */

declare( strict_types=1 );

require dirname( __DIR__ ) . '/vendor/autoload.php';

$argv = [ '', (string) getenv( 'QUAYSIDE_SITE' ) ];
$quayside_site = require dirname( __DIR__ ) . '/bin/site/boot.php';

define( 'WP_ADMIN', false );
// PHPUnit loads this file inside a function; WordPress sets this variable without naming it global.
global $shortcode_tags;
require $quayside_site . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
// Every test validates the responses of routes against their contracts.
add_filter( 'rest_request_after_callbacks', [ Quayside\Tests\Contracts\Responses::class, 'check' ], PHP_INT_MAX, 3 );
// Every test validates the props of islands against their contracts.
add_filter( 'attribute_escape', [ Quayside\Tests\Contracts\Seals::class, 'check' ], PHP_INT_MAX, 2 );
