<?php
/**
 * npm run providers: generates files from the consent plugin's provider list: the fingerprints that pages load as a module, the
 * index in which the server looks up URLs, and the script version of the list of what can be blocked. Run it after each change of
 * blocking/providers/list.php and blocking/Blocked.php. Tests fail if the files are stale.
 *
 * npm run providers -- --compare[=FILE]: lists which of the 500 most frequent third-party hosts the list doesn't know, by the
 * newest data of third-party-web, or by a file in its format.
 */

declare( strict_types=1 );

use Quayside\Consent\Blocking\Blocked;
use Quayside\Consent\Blocking\Providers\Fingerprints;
use Quayside\Consent\Blocking\Providers\Providers;

require __DIR__ . '/../plugins/quayside-consent/categories/Category.php';
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
	// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- writes a file.
	. var_export( Providers::index( require __DIR__ . '/../plugins/quayside-consent/blocking/providers/list.php' ), true )
	. ";\n"
);
file_put_contents( __DIR__ . '/../plugins/quayside-consent/blocking/blocked.bundled.json', Blocked::json() );

$options = getopt( '', [ 'compare::' ] );
if ( isset( $options['compare'] ) ) {
	$file = is_string( $options['compare'] ) ? $options['compare'] : '';
	if ( '' === $file ) {
		$context = stream_context_create( [ 'http' => [ 'header' => 'User-Agent: quayside' ] ] );
		/** @var array<int, array{name: string, download_url: string}>|null $files */
		$files = json_decode( (string) file_get_contents( 'https://api.github.com/repos/patrickhulce/third-party-web/contents/data', false, $context ), true );
		$found = preg_grep( '/-observed-domains\.json$/', array_column( $files ?? [], 'download_url' ) );
		$file  = [] === $found || false === $found ? '' : max( $found );
	}
	/** @var array<int, array{domain: string}>|null $data */
	$data = '' === $file ? null : json_decode( (string) file_get_contents( $file ), true );
	if ( null === $data ) {
		fwrite( STDERR, "The hosts of third-party-web could not be loaded.\n" );
		exit( 1 );
	}
	/** @var array<string, array{name: string, category: string, hosts: array<int, string>}> $list */
	$list = require __DIR__ . '/../plugins/quayside-consent/blocking/providers/list.php';
	// Necessary providers are known, too.
	$known   = Providers::of( array_map( static fn ( array $provider ): array => [ 'category' => '' ] + $provider, $list ) );
	$hosts   = array_slice( array_column( $data, 'domain' ), 0, 500 );
	$missing = array_filter( $hosts, static fn ( string $host ): bool => ! $known->has_host( $host ) );
	fwrite(
		STDOUT,
		sprintf( "%s: %d of %d hosts are known.\n%s\n", basename( $file ), count( $hosts ) - count( $missing ), count( $hosts ), implode( "\n", $missing ) )
	);
	exit( count( $missing ) > 20 ? 1 : 0 );
}
