<?php
/**
 * Measures the server cost of blocking third parties. Run by bin/bench-consent.mjs inside WordPress.
 *
 * Reads a page of the site from the file in QUAYSIDE_PAGE, creates longer pages from its content, and prints milliseconds of CPU
 * time as JSON, by page length in bytes.
 */

declare( strict_types=1 );

use Quayside\Consent\Blocking\Module;
use Quayside\Consent\Blocking\Placeholder\Placeholder;
use Quayside\Consent\Blocking\Providers\ProviderList;
use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Kit\Assets;
use Quayside\Consent\Page\Context;
use Quayside\Consent\Record\VisitorConsent;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Texts;
use Quayside\Consent\Strict\Module as Strict;

( static function (): void {
	$page = (string) file_get_contents( (string) getenv( 'QUAYSIDE_PAGE' ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions
	// The page was already processed, so undo it. In the boot script, the word is followed by a hyphen.
	$page = (string) preg_replace( '~(\sdata-)held(?=[=\s>]|-\w+=)~', '$1hold', $page );
	$main = [];
	preg_match( '~<main\b[^>]*>(.*)</main>~s', $page, $main, PREG_OFFSET_CAPTURE );
	if ( [] === $main ) {
		exit( 'The page has no main element.' );
	}
	$boot = [];
	preg_match( '~<script[^>]*id="quayside-consent-boot"[^>]*>.*?</script>\n?~s', $page, $boot );
	[ $content, $at ] = $main[1];

	$settings              = new Settings();
	$categories            = new Categories( $settings );
	$texts                 = new Texts( $settings );
	$file                  = WP_PLUGIN_DIR . '/quayside-consent/quayside-consent.php';
	$assets                = new Assets( $file, 'consent', 'quayside-consent' );
	$context               = new Context();
	$context->boot_element = $boot[0] ?? '';
	$make                  = static fn (): Module => new Module(
		$context,
		new ProviderList( dirname( $file ) . '/blocking/providers/list.php', $settings, $categories ),
		new Placeholder( $assets, $texts, $categories, $settings ),
		new Strict( $assets, $context, $settings, new VisitorConsent( $settings, $categories ) )
	);

	// phpcs:ignore WordPress.WP.EnqueuedResources -- blocked, not loaded.
	$embeds = '<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script><script>gtag( "js", new Date() );</script>'
		. '<figure><iframe width="560" height="315" src="https://www.youtube.com/embed/x?feature=oembed" title="Film" allowfullscreen></iframe></figure>'
		. '<img src="https://www.facebook.com/tr?id=1&amp;ev=PageView" width="1" height="1" alt="">';

	/** Returns the page extended to a length, with the embeds at a regular interval in bytes. */
	$create_page = static function ( int $length, int $every ) use ( $page, $content, $at, $embeds ): string {
		$body = '' === $content ? '<p>Text</p>' : $content;
		$own  = strlen( $page );
		$long = '';
		$next = 0;
		$size = 0;
		while ( $own + $size < $length ) {
			if ( $every > 0 && $size >= $next ) {
				$long .= $embeds;
				$next += $every;
			}
			$long .= $body;
			$size  = strlen( $long );
		}
		return substr_replace( $page, $long, $at, 0 );
	};

	$processor_time = static function (): float {
		$usage = getrusage();
		return ( $usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec'] ) * 1e3 + ( $usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec'] ) / 1e3;
	};

	$measure = static function ( string $html, int $runs ) use ( $make, $processor_time ): array {
		$times   = [];
		$blocked = 0;
		for ( $run = 0; $run < $runs; $run++ ) {
			$module  = $make();
			$start   = $processor_time();
			$result  = $module->rewrite( $html );
			$times[] = $processor_time() - $start;
			$blocked = substr_count( $result, ' data-held=' );
		}
		sort( $times );
		return [
			'bytes'   => strlen( $html ),
			'ms'      => $times[ intdiv( count( $times ), 2 ) ],
			'blocked' => $blocked,
		];
	};

	$result = [];
	foreach ( [
		'nothing' => 0,
		'usual'   => 100_000,
		'dense'   => 10_000,
	] as $name => $every ) {
		// Warm up before measuring.
		$measure( $create_page( 100_000, $every ), 5 );
		foreach ( [ 100_000, 500_000, 1_000_000, 2_500_000, 4_900_000 ] as $length ) {
			$result[ $name ][] = $measure( $create_page( $length, $every ), $length > 500_000 ? 7 : 41 );
		}
	}
	echo wp_json_encode( $result );
} )();
