<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking\Tests;

use Quayside\Consent\Blocking\Fallback;
use Quayside\Consent\Blocking\Health;
use Quayside\Consent\Blocking\Module;
use Quayside\Consent\Blocking\Placeholder\Placeholder;
use Quayside\Consent\Blocking\Proofs;
use Quayside\Consent\Blocking\Providers\ProviderList;
use Quayside\Consent\Blocking\Problems;
use Quayside\Consent\Page\Context;
use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Kit\Assets;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Texts;
use Quayside\Tests\TestCase;

/**
 * Tests pages that the rewriter cannot process.
 */
final class FallbackTest extends TestCase {
	private function providers(): ProviderList {
		$settings = new Settings();
		return new ProviderList( dirname( __DIR__, 2 ) . '/blocking/providers/list.php', $settings, new Categories( $settings ) );
	}

	private function module(): Module {
		$settings   = new Settings();
		$categories = new Categories( $settings );
		$assets     = new Assets( dirname( __DIR__, 2 ) . '/quayside-consent.php', 'consent', 'quayside-consent' );
		return new Module( new Context(), $this->providers(), new Placeholder( $assets, new Texts( $settings ), $categories ) );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function embeds(): array {
		$cases = json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . '/contracts/consent/cases/embeds.json' ), true );
		$data  = [];
		foreach ( $cases['cases'] as $case ) {
			$data[ $case['title'] ] = [
				strtr(
					$case['html'],
					[
						'{video}'                    => 'https://www.youtube.com',
						'{ads}'                      => 'https://ad.doubleclick.net',
						'{ads-host}'                 => 'ad.doubleclick.net',
						'{analytics}'                => 'https://static.hotjar.com',
						'{analytics-without-scheme}' => '//static.hotjar.com',
						'{unknown}'                  => 'https://unknown.example',
					]
				),
			];
		}
		$more = [
			'<a href="/" ping="https://www.youtube.com/x">x</a>',
			'<script>new google.maps.Map( a );</script>',
			'<script type="module">import "https://www.youtube.com/x.js"</script>',
			'<body background=https://www.youtube.com/x>',
			'<img alt="a > b" src="https://www.youtube.com/x">',
			'<img alt="a < b" src="https://www.youtube.com/x">',
			'<script>gtm.start</script>',
			'<p style=\'background:image-set("https://www.youtube.com/x" 1x)\'>',
		];
		foreach ( $more as $html ) {
			$data[ $html ] = [ $html ];
		}
		return $data;
	}

	/**
	 * @dataProvider embeds
	 */
	public function test_fallback_blocks_what_the_rewriter_blocks( string $html ): void {
		$first = $this->module()->rewrite( $html );
		if ( str_contains( $html, 'unknown.example' ) || $first === $html ) {
			// A mark for an unknown host, or left to the guard.
			self::assertMatchesRegularExpression( '~unknown\.example|<script>~', $html );
			return;
		}
		$second = ( new Fallback( $this->providers()->get(), new Proofs() ) )->rewrite( $html );
		self::assertMatchesRegularExpression( '~\sdata-held="[a-z]+"~', $first );
		self::assertMatchesRegularExpression( '~[\s/]data-held="[a-z]+"~', $second );
	}

	public function test_restarts_buffering_after_another_plugin_closes_all_buffers(): void {
		$GLOBALS['wp_query'] = new \WP_Query();
		$module              = $this->module();
		$module->register();
		ob_start();
		$level = ob_get_level();
		$module->start();
		echo '<p>first</p>';
		while ( ob_get_level() > $level ) {
			ob_end_flush();
		}
		do_action( 'loop_start', $GLOBALS['wp_query'] );
		echo '<img src="https://www.youtube.com/x.png">';
		while ( ob_get_level() > $level ) {
			ob_end_flush();
		}
		$html = (string) ob_get_clean();
		self::assertStringContainsString( 'data-held-src="https://www.youtube.com/x.png"', $html );
		self::assertSame( [ Problems::CLOSED ], array_keys( Problems::recent() ) );

		$health = new Health();
		self::assertSame( 'recommended', $health->test()['status'] );
		self::log_in_as( 'subscriber' );
		ob_start();
		$health->notice();
		self::assertSame( '', ob_get_clean() );
		self::log_in_as( 'administrator' );
		ob_start();
		$health->notice();
		self::assertStringContainsString( 'notice-warning', (string) ob_get_clean() );
		delete_option( Problems::OPTION );
		self::assertSame( 'good', $health->test()['status'] );
	}

	public function test_blocks_and_records_a_failed_page(): void {
		$module = new Module(
			new Context(),
			$this->providers(),
			new class() extends Placeholder {
				public function __construct() {}

				public function document( string $category = '', string $provider = '', string $address = '' ): string {
					throw new \RuntimeException( 'broken' );
				}
			}
		);
		$html = $module->rewrite( '<iframe src="https://www.youtube.com/embed/x"></iframe>' );
		self::assertStringContainsString( 'data-held-src="https://www.youtube.com/embed/x"', $html );
		self::assertSame( [ Problems::FAILED ], array_keys( Problems::recent() ) );
	}
}
