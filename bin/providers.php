<?php
/**
 * npm run providers: generates files from the consent plugin's provider list: the fingerprints that pages load as a module, the
 * index in which the server looks up URLs, and the script version of the list of what can be blocked. Run it after each change of
 * blocking/providers/list.php and blocking/Blocked.php. Tests fail if the files are stale.
 */

declare( strict_types=1 );

use Quayside\Consent\Blocking\Blocked;
use Quayside\Consent\Blocking\Providers\Fingerprints;
use Quayside\Consent\Blocking\Providers\Providers;

require __DIR__ . '/../plugins/quayside-consent/blocking/Blocked.php';
require __DIR__ . '/../plugins/quayside-consent/blocking/providers/Fingerprints.php';
require __DIR__ . '/../plugins/quayside-consent/blocking/providers/Providers.php';

// phpcs:disable WordPress.WP.AlternativeFunctions -- runs without WordPress.
file_put_contents(
	__DIR__ . '/../plugins/quayside-consent/blocking/providers/shipped.bundled.json',
	Fingerprints::of( require __DIR__ . '/../plugins/quayside-consent/blocking/providers/list.php' )
);
file_put_contents(
	__DIR__ . '/../plugins/quayside-consent/blocking/providers/index.php',
	"<?php\n// Written by `npm run providers`, from list.php. phpcs:ignoreFile\nreturn "
	. var_export( Providers::index( require __DIR__ . '/../plugins/quayside-consent/blocking/providers/list.php' ), true ) // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- writes a file.
	. ";\n"
);
file_put_contents( __DIR__ . '/../plugins/quayside-consent/blocking/blocked.bundled.json', Blocked::json() );
