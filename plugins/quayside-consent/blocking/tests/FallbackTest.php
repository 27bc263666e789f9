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
use Quayside\Consent\Record\VisitorConsent;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Texts;
use Quayside\Consent\Strict\Module as Strict;
use Quayside\Tests\TestCase;

/**
 * Tests pages that the rewriter cannot process.
 */
final class FallbackTest extends TestCase {
	private function providers(): ProviderList {
		$settings = new Settings();
		return new ProviderList( dirname( __DIR__, 2 ) . '/blocking/providers/list.php', $settings, new Categories( $settings ) );
	}

	private function module( ?Placeholder $placeholder = null, ?Context $context = null ): Module {
		$settings   = new Settings();
		$categories = new Categories( $settings );
		$context  ??= new Context();
		$assets     = new Assets( dirname( __DIR__, 2 ) . '/quayside-consent.php', 'consent', 'quayside-consent' );
		$strict     = new Strict( $assets, $context, $settings, new VisitorConsent( $settings, $categories ) );
		return new Module( $context, $this->providers(), $placeholder ?? new Placeholder( $assets, new Texts( $settings ), $categories, $settings ), $strict );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function embeds(): array {
		$cases = json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . '/contracts/consent/cases/embeds.json' ), true );
		$data  = [];
		foreach ( $cases['cases'] as $case ) {
			if ( isset( $case['default'] ) || 'unseen' === ( $case['accept'] ?? '' ) ) {
				continue;
			}
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
			self::assertMatchesRegularExpression( '~unknown\.example|<script(?! src)~', $html );
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
		self::assertSame( 1, substr_count( $html, 'id="quayside-consent-strict"' ), 'The page has a content policy.' );
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
		$module = $this->module(
			new class() extends Placeholder {
				public function __construct() {}

				public function document( string $category = '', string $provider = '', string $address = '', string $id = '' ): string {
					throw new \RuntimeException( 'broken' );
				}
			}
		);
		$html = $module->rewrite( '<iframe src="https://www.youtube.com/embed/x"></iframe>' );
		self::assertStringContainsString( 'data-held-src="https://www.youtube.com/embed/x"', $html );
		self::assertStringContainsString( 'id="quayside-consent-strict"', $html );
		self::assertSame( [ Problems::FAILED ], array_keys( Problems::recent() ) );
	}

	public function test_a_complete_page_has_no_content_policy(): void {
		$module = $this->module();
		ob_start();
		$level = ob_get_level();
		$module->start();
		echo '<!doctype html><html><body><iframe src="https://www.youtube.com/embed/x"></iframe></body></html>';
		while ( ob_get_level() > $level ) {
			ob_end_flush();
		}
		self::assertStringNotContainsString( 'quayside-consent-strict', (string) ob_get_clean() );
		self::assertSame( [], Problems::recent() );
	}

	public function test_a_page_that_is_too_large_has_a_content_policy_after_the_boot_script(): void {
		$context               = new Context();
		$context->boot_element = '<script id="quayside-consent-boot">boot()</script>';
		$html                  = $this->module( null, $context )->rewrite(
			"<!doctype html><html><head><script>early()</script>$context->boot_element</head><body><iframe src=\"https://www.youtube.com/embed/x\"></iframe>"
				. str_repeat( '<p>text</p>', 500_000 ) . '</body></html>'
		);
		self::assertMatchesRegularExpression(
			'~^<!doctype html><html><head><script id="quayside-consent-boot">boot\(\)</script><script [^>]*id="quayside-consent-strict"~',
			$html
		);
		self::assertStringContainsString( 'data-held-src', $html );
		self::assertSame( [ Problems::LARGE ], array_keys( Problems::recent() ) );
	}

	public function test_a_page_that_browsers_read_differently_has_a_content_policy(): void {
		$html = $this->module()->rewrite(
			'<!doctype html><html><head></head><body><svg><style><a></style></svg><iframe src="https://www.youtube.com/embed/x"></iframe></body></html>'
		);
		self::assertMatchesRegularExpression( '~^<!doctype html><html><head><script [^>]*id="quayside-consent-strict"~', $html );
		self::assertSame( [ Problems::FAILED ], array_keys( Problems::recent() ) );
	}

	public function test_a_failing_provider_list_leaves_the_page_to_the_content_policy(): void {
		add_filter( 'quayside_consent_providers', static fn () => throw new \RuntimeException( 'broken' ) );
		$html = $this->module()->rewrite( '<iframe src="https://www.youtube.com/embed/x"></iframe>' );
		self::assertStringContainsString( 'id="quayside-consent-strict"', $html );
		self::assertStringEndsWith( '<iframe src="https://www.youtube.com/embed/x"></iframe>', $html );
		self::assertSame( [ Problems::FAILED ], array_keys( Problems::recent() ) );
	}

	public function test_a_visitor_with_consent_gets_no_content_policy_without_the_boot_script(): void {
		$_COOKIE['cookieyes-consent'] = 'consentid:a,consent:yes,action:yes,necessary:yes,functional:yes,analytics:no,performance:no,advertisement:no,v:1,t:1';
		$html                         = $this->module()->rewrite( '<svg><style><a></style></svg><iframe src="https://www.youtube.com/embed/x"></iframe>' );
		self::assertSame( [ Problems::FAILED ], array_keys( Problems::recent() ) );
		self::assertStringNotContainsString( 'quayside-consent-strict', $html );
	}
}
