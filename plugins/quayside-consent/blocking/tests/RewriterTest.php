<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking\Tests;

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
use Quayside\Tests\TestCase;

/**
 * Tests what the server blocks in the HTML of a page.
 */
final class RewriterTest extends TestCase {
	private const YOUTUBE = 'https://www.youtube.com/embed/x?a=1&amp;b=2';

	private function rewrite( string $html ): string {
		$settings   = new Settings();
		$categories = new Categories( $settings );
		$folder     = dirname( __DIR__, 2 );
		$assets     = new Assets( "$folder/quayside-consent.php", 'consent', 'quayside-consent' );
		$providers  = new ProviderList( "$folder/blocking/providers/list.php", $settings, $categories );
		$context    = new Context();
		$strict     = new Strict( $assets, $context, $settings, new VisitorConsent( $settings, $categories ) );
		return ( new Module( $context, $providers, new Placeholder( $assets, new Texts( $settings ), $categories, $settings ), $strict ) )->rewrite( $html );
	}

	public function test_leaves_a_page_without_third_parties_unchanged(): void {
		$html = '<!doctype html><html><head><script src="/own.js"></script><style>a{background:url(/x.png)}</style></head><body>'
			. '<a href="https://www.youtube.com/watch?v=x">Film</a><img src="/x.png"><iframe src="/own"></iframe></body></html>';
		self::assertSame( $html, $this->rewrite( $html ) );
	}

	/**
	 * @testdox [S4.14] Scripts keep all attributes except their address and type
	 */
	public function test_blocks_a_script_and_preserves_its_attributes(): void {
		$html  = $this->rewrite(
			'<script type="module" src="https://www.googletagmanager.com/gtag/js?id=G-1" async crossorigin="anonymous" data-x="1"></script>'
		);
		$parts = [
			'data-held="analytics"',
			'data-held-by="google-tag-manager"',
			'data-held-src="https://www.googletagmanager.com/gtag/js?id=G-1"',
			'data-held-type="module"',
			'type="text/plain"',
			' async',
			'crossorigin="anonymous"',
			'data-x="1"',
		];
		self::assertStringNotContainsString( ' src=', $html );
		foreach ( $parts as $part ) {
			self::assertStringContainsString( $part, $html );
		}
	}

	public function test_blocks_inline_scripts_that_depend_on_a_blocked_script(): void {
		self::assertStringContainsString( 'data-held="functional"', $this->rewrite( '<script>new google.maps.Map( a );</script>' ) );
		self::assertStringNotContainsString( 'data-held', $this->rewrite( '<script>mygoogle.maps.x; var a = "https://www.youtube.com";</script>' ) );
		$pair = $this->rewrite( '<script id="x-js" src="https://static.hotjar.com/x.js"></script><script id="x-js-after">go()</script>' );
		self::assertSame( 2, substr_count( $pair, 'data-held="analytics"' ) );
	}

	public function test_splits_an_import_map_and_blocks_modules_that_depend_on_its_blocked_part(): void {
		$map  = '{"imports":{"@wordpress/interactivity":"/own.js","tracker":"https://static.hotjar.com/x.js"}}';
		$html = $this->rewrite(
			'<script type="importmap" id="wp-importmap">' . $map . '</script><p>' . str_repeat( 'Words ', 900 ) . '</p>'
			. '<script type="module">import "tracker";</script><script type="module">import "@wordpress/interactivity";</script>'
		);
		self::assertStringContainsString( '<script type="importmap" id="wp-importmap">{"imports":{"@wordpress/interactivity":"/own.js"}}</script>', $html );
		self::assertStringContainsString(
			'data-held="analytics" data-held-by="hotjar" data-held-type="importmap">{"imports":{"tracker":"https://static.hotjar.com/x.js"}}</script>',
			$html
		);
		self::assertMatchesRegularExpression( '~<script [^>]*data-held="analytics"[^>]*>import "tracker";~', $html );
		self::assertStringContainsString( '<script type="module">import "@wordpress/interactivity";', $html );
	}

	public function test_blocks_documents_in_data_addresses_svg_attributes_animations_and_refreshes(): void {
		$image = '<img src="https://ad.doubleclick.net/x.png">';
		$cases = [
			'<iframe src="data:text/html,' . rawurlencode( $image ) . '"></iframe>'                    => 'data-held-src="data:',
			// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as browsers do.
			'<iframe src="data:text/html;base64,' . base64_encode( $image ) . '"></iframe>'             => 'data-held-src="data:',
			'<object data="data:text/html,' . rawurlencode( $image ) . '"></object>'                    => 'data-held-data="data:',
			'<svg><rect mask="url( https://ad.doubleclick.net/x.svg#a )"/></svg>'                       => 'mask="url( data:,#https://ad.doubleclick.net/x.svg#a )"',
			'<svg><image><set attributeName="href" to="https://ad.doubleclick.net/x.svg"/></image></svg>' => 'data-held-to="https://ad',
			'<meta http-equiv="refresh" content="3; url=https://ad.doubleclick.net/x">'                 => 'data-held-content="3;',
			'<script type="speculationrules">{"prefetch":[{"urls":["https://ad.doubleclick.net/x"]}]}</script>' => 'data-held-type="speculationrules"',
		];
		foreach ( $cases as $html => $part ) {
			self::assertStringContainsString( $part, $this->rewrite( $html ) );
			self::assertStringContainsString( 'data-held="advertisement"', $this->rewrite( $html ) );
		}
	}

	/**
	 * Scripts of these documents run without the guard of the page.
	 */
	public function test_blocks_documents_whose_code_contacts_a_provider(): void {
		$code  = "new Image().src='https://ad.doubleclick.net/x.png'";
		$cases = [
			'<iframe srcdoc="&lt;script&gt;' . $code . '&lt;/script&gt;"></iframe>'          => 'data-held-srcdoc="',
			'<iframe src="javascript:' . $code . '"></iframe>'                               => 'data-held-src="javascript:',
			'<iframe src="data:text/html,<script>' . rawurlencode( $code ) . '"></iframe>'   => 'data-held-src="data:',
			'<iframe src="data:application/xhtml+xml,' . rawurlencode(
				'<?xml-stylesheet href="https://ad.doubleclick.net/x.css"?><html xmlns="http://www.w3.org/1999/xhtml"/>'
			) . '"></iframe>' => 'data-held-src="data:',
		];
		foreach ( $cases as $html => $part ) {
			self::assertStringContainsString( $part, $this->rewrite( $html ) );
			self::assertStringContainsString( 'data-held="advertisement"', $this->rewrite( $html ) );
		}
		foreach (
			[
				'<iframe srcdoc="&lt;script&gt;fetch(\'//files.agency.example/x\')&lt;/script&gt;"></iframe>',
				'<iframe src="javascript:void(0)"></iframe>',
			] as $html
		) {
			self::assertStringNotContainsString( 'data-held', $this->rewrite( $html ) );
		}
	}

	/**
	 * @return array<string, array{string, bool}>
	 */
	public static function imports(): array {
		return [
			'a name'               => [ '<script type="module">import { a } from "https://www.clarity.ms/x.js"; a();</script>', true ],
			'all names, minified'  => [ "<script type=\"module\">import*as a from'https://www.clarity.ms/x.js'</script>", true ],
			'for its effects'      => [ '<script type=module>import "//www.clarity.ms/x.js";</script>', true ],
			'passed on'            => [ '<script type="module">export * from "https://www.clarity.ms/x.js";</script>', true ],
			'later'                => [ '<script>import( "https://www.clarity.ms/x.js" ).then( go );</script>', true ],
			'later, with a comment' => [ '<script>import(/* webpackIgnore: true */ `https:\/\/www.clarity.ms/x.js`)</script>', true ],
			'a method’s name'      => [
				'<script type="module">a.import( "https://www.clarity.ms/x.js" ); Array.from( "https://www.clarity.ms" );</script>',
				false,
			],
			'plain text'           => [ '<script>a = "Film from \'https://www.clarity.ms/x\'";</script>', false ],
			'on this site'         => [ '<script type="module">import "/x.js"; a = "https://www.clarity.ms/x.js";</script>', false ],
		];
	}

	/**
	 * @dataProvider imports
	 */
	public function test_blocks_inline_scripts_that_import_from_a_provider( string $html, bool $is_blocked ): void {
		self::assertSame( $is_blocked, str_contains( $this->rewrite( $html ), 'data-held="analytics"' ) );
	}

	public function test_blocks_a_page_that_ends_inside_a_script(): void {
		foreach ( [ '<script>x<', '<script><!-- x <script> y <' ] as $end ) {
			self::assertStringContainsString( 'data-held', $this->rewrite( "<img src=\"https://www.youtube.com/x.png\">$end" ) );
		}
	}

	public function test_applies_marks_and_exempts_necessary_scripts(): void {
		$script = $this->rewrite( '<script data-cookieyes="cookieyes-performance" src="https://unknown.example/x.js"></script>' );
		self::assertStringContainsString( 'data-held="performance"', $script );
		$exempt = $this->rewrite( '<script data-consent="necessary" src="https://www.googletagmanager.com/x.js"></script>' );
		self::assertStringNotContainsString( 'data-held', $exempt );
	}

	/**
	 * @testdox [S4.14] Shows the placeholder's text and preserves the iframe's attributes
	 */
	public function test_shows_the_placeholder_in_a_blocked_iframe(): void {
		$html = $this->rewrite( '<iframe width="560" height="315" src="' . self::YOUTUBE . '" allow="fullscreen" sandbox="allow-scripts"></iframe>' );
		self::assertStringNotContainsString( ' src=', $html );
		self::assertStringNotContainsString( ' sandbox=', $html );
		$parts = [
			'Please accept cookies to access this content',
			'data-held-src="' . self::YOUTUBE . '"',
			'data-held-sandbox="allow-scripts"',
			'width="560"',
			'allow="fullscreen"',
			'title="YouTube"',
		];
		foreach ( $parts as $part ) {
			self::assertStringContainsString( $part, $html );
		}
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function broken(): array {
		return [
			'a tag that does not end'       => [ '<p>x</p><script src="https://www.youtube.com/x.js' ],
			'a script that does not end'    => [ '<script src="https://www.youtube.com/x.js"> a();' ],
			'a frame that does not end'     => [ '<iframe src="https://www.youtube.com/embed/x"> <img src="https://www.youtube.com/x.png">' ],
			'a comment that does not end'   => [ '<!-- <p>x</p><iframe src="https://www.youtube.com/embed/x"></iframe>' ],
			'a text area that does not end' => [ '<textarea><iframe src="https://www.youtube.com/embed/x"></iframe>' ],
			'an address in references'      => [ '<script>a<!--<script>x</script> <iframe src="https:&#x2f;/www.youtube.com/embed/x"></iframe>' ],
		];
	}

	/**
	 * @dataProvider broken
	 */
	public function test_blocks_unreadable_pages( string $html ): void {
		self::assertDoesNotMatchRegularExpression( '~\ssrc\s*=\s*["\']?\s*https~', $this->rewrite( $html ) );
	}

	/**
	 * Covers what browsers resolve against the base, wherever the base element is.
	 */
	public function test_applies_a_base_element_to_the_whole_page(): void {
		foreach ( [ 'x.png', '/x.png', 'https:x.png', 'https:/x.png', '?x', 'https:www.unknown.example/x.png' ] as $address ) {
			foreach ( [ '<base href="https://www.youtube.com/"><img src="%s">', '<img src="%s"><base href="https://www.youtube.com/">' ] as $html ) {
				self::assertStringContainsString( 'data-held="functional"', $this->rewrite( sprintf( $html, $address ) ), sprintf( $html, $address ) );
			}
		}
		$css = '<base href="https://www.youtube.com/"><style>a{background:image-set("https:/x.png" 1x)}</style>';
		self::assertStringContainsString( 'data-held="functional"', $this->rewrite( $css ) );
		foreach ( [ 'https://own.example/x.png', 'https:/\\own.example/x.png', '//own.example/x.png', 'data:,x' ] as $address ) {
				$html = sprintf( '<base href="https://www.youtube.com/"><img src="%s">', $address );
				self::assertStringNotContainsString( 'data-held', $this->rewrite( $html ), $address );
		}
	}

	public function test_blocks_pages_over_five_megabytes(): void {
		$html = $this->rewrite( str_repeat( '<p>' . str_repeat( 'x', 1000 ) . '</p>', 5100 ) . '<iframe src="' . self::YOUTUBE . '"></iframe>' );
		self::assertStringContainsString( 'data-held-src="' . self::YOUTUBE . '"', $html );
		self::assertStringNotContainsString( ' src=', $html );
	}
}
