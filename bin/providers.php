<?php
/**
 * npm run providers: writes what is made of the consent plugin's provider list, the fingerprints that pages fetch as a module
 * and the index that the server looks addresses up in, and the list of what may be held as scripts have it. To be run after
 * each change of data/providers.php and of Blocking/Held.php; tests say so.
 */

declare( strict_types=1 );

use Quayside\Consent\Blocking\Held;
use Quayside\Consent\Providers\Fingerprints;
use Quayside\Consent\Providers\Providers;

require __DIR__ . '/../plugins/quayside-consent/includes/Blocking/Held.php';
require __DIR__ . '/../plugins/quayside-consent/includes/Providers/Fingerprints.php';
require __DIR__ . '/../plugins/quayside-consent/includes/Providers/Providers.php';

// phpcs:disable WordPress.WP.AlternativeFunctions -- without WordPress.
file_put_contents(
	__DIR__ . '/../plugins/quayside-consent/src/providers/shipped.json',
	Fingerprints::of( require __DIR__ . '/../plugins/quayside-consent/data/providers.php' )
);
file_put_contents(
	__DIR__ . '/../plugins/quayside-consent/data/index.php',
	"<?php\n// Written by `npm run providers`, from providers.php. phpcs:ignoreFile\nreturn " . var_export( Providers::index( require __DIR__ . '/../plugins/quayside-consent/data/providers.php' ), true ) . ";\n" // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- written, not shown.
);
file_put_contents( __DIR__ . '/../plugins/quayside-consent/src/release/held.json', Held::json() );
