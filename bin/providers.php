<?php
/**
 * npm run providers: writes what is made of the consent plugin's provider list, the fingerprints that pages fetch as a module
 * and the index that the server looks addresses up in, and the list of what can be blocked for the scripts. To be run after
 * each change of blocking/providers/list.php and of blocking/Blocked.php; tests say so.
 */

declare( strict_types=1 );

use Quayside\Consent\Blocking\Blocked;
use Quayside\Consent\Blocking\Providers\Fingerprints;
use Quayside\Consent\Blocking\Providers\Providers;

require __DIR__ . '/../plugins/quayside-consent/blocking/Blocked.php';
require __DIR__ . '/../plugins/quayside-consent/blocking/providers/Fingerprints.php';
require __DIR__ . '/../plugins/quayside-consent/blocking/providers/Providers.php';

// phpcs:disable WordPress.WP.AlternativeFunctions -- without WordPress.
file_put_contents(
	__DIR__ . '/../plugins/quayside-consent/blocking/providers/shipped.bundled.json',
	Fingerprints::of( require __DIR__ . '/../plugins/quayside-consent/blocking/providers/list.php' )
);
file_put_contents(
	__DIR__ . '/../plugins/quayside-consent/blocking/providers/index.php',
	"<?php\n// Written by `npm run providers`, from list.php. phpcs:ignoreFile\nreturn " . var_export( Providers::index( require __DIR__ . '/../plugins/quayside-consent/blocking/providers/list.php' ), true ) . ";\n" // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- written, not shown.
);
file_put_contents( __DIR__ . '/../plugins/quayside-consent/blocking/blocked.bundled.json', Blocked::json() );
