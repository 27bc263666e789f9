<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking\Tests;

use Quayside\Consent\Blocking\Horizon;
use Quayside\Consent\Blocking\Placeholder\Placeholder;
use Quayside\Consent\Blocking\Providers\ProviderList;
use Quayside\Consent\Blocking\Providers\Providers;
use Quayside\Consent\Blocking\Rewriter;
use Quayside\Consent\Blocking\Unreadable;
use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Kit\Assets;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Texts;
use Quayside\Tests\TestCase;

/**
 * Tests that the rewriter stops early and blocks the same as without a horizon.
 */
final class HorizonTest extends TestCase {
	private const CASES = __DIR__ . '/../../../../contracts/consent/cases';

	private Providers $providers;
	private Placeholder $placeholder;

	protected function set_up(): void {
		parent::set_up();
		$settings          = new Settings();
		$categories        = new Categories( $settings );
		$folder            = dirname( __DIR__, 2 );
		$this->providers   = ( new ProviderList( "$folder/blocking/providers/list.php", $settings, $categories ) )->get();
		$this->placeholder = new Placeholder(
			new Assets( "$folder/quayside-consent.php", 'consent', 'quayside-consent' ),
			new Texts( $settings ),
			$categories,
			$settings
		);
	}

	/**
	 * Returns the result of the rewriter for a page that it reads to the horizon, or to its end.
	 */
	private function rewrite( string $html, ?Horizon $horizon = null ): string {
		try {
			return 0 === $horizon?->end ? $html : ( new Rewriter( $html, $this->providers, $this->placeholder ) )->rewrite( $horizon );
		} catch ( Unreadable $unreadable ) {
			return $unreadable->html;
		}
	}

	/**
	 * Provides different notations of a provider's address.
	 *
	 * @return array<string, array{string}>
	 */
	public static function notations(): array {
		$addresses = [
			'https://www.youtube.com/embed/x',
			'//www.youtube.com/embed/x',
			'https:www.youtube.com/embed/x',
			'HTTPS:/\\WWW.YouTube.com/embed/x',
			'\\\\www.youtube.com\\embed\\x',
			"ht\ntps://www.youtube.com/embed/x",
			"h\nttps:www.youtube.com/embed/x",
			"ht\t\ntps:www.youtube.com/embed/x",
			"HTT\rPS:www.youtube.com/embed/x",
			"http\ts:www.youtube.com/embed/x",
			"https\n:www.youtube.com/embed/x",
			'http:www.youtube.com/embed/x',
			"https://www.you\ntube.com/embed/x",
			"/\t/www.youtube.com/embed/x",
			"  //www.youtube.com:443/embed/x",
			'https://user@www.youtube.com/embed/x',
			'https://www%2Eyoutube.com/embed/x',
			'https://www.youtube.com./embed/x',
			'https://www。youtube。com/embed/x',
			'https&colon;//www.youtube.com/embed/x',
			'https:&#47;&#x2f;www.youtube.com/embed/x',
			'&#104;ttps:www.youtube.com/embed/x',
			'https://www&period;youtube.com/embed/x',
			'https://www.you&Tab;tube.com/embed/x',
			'https://www.you&#116;ube.com/embed/x',
			'&sol;&sol;www.youtube.com/embed/x',
		];
		$elements  = [
			'<iframe src="%s"></iframe>',
			"<img srcset='/own.png 1x,%s 2x'>",
			'<p style="background:url(%s)">',
			'<style>a{background:url(%s)}</style>',
			'<script src="%s"></script>',
			'<a href="/" ping="/own %s">x</a>',
			'<iframe srcdoc="&lt;img src=&quot;%s&quot;&gt;"></iframe>',
		];
		$cases     = [];
		foreach ( $addresses as $address ) {
			foreach ( $elements as $element ) {
				$html           = sprintf( $element, $address );
				$cases[ $html ] = [ $html ];
			}
		}
		foreach ( [
			'<script>new google.maps.Map( a );</script>',
			'<script><!-- <script> x </script> new google.maps.Map( a ); --></script>',
			'<SCRIPT TYPE="text/plain" data-category="analytics" src="/own.js"></SCRIPT>',
			'<img data-consent="analytics" src="/own.png">',
			'<script data-cookieyes="cookieyes-performance" src="/own.js"></script>',
			'<script id="x-js" src="https://static.hotjar.com/x.js"></script><p><script id="x-js-after">go()</script>',
			'<script x\' y=\'a>b\' src=//www.youtube.com/a.js></script>',
			'<script>var a = "<script"; </script><script src="//www.youtube.com/a.js"></script>',
			'<script src="/own.js" "a>b" data-x=\'><img src="//www.youtube.com/a.png"></script>',
			'<script>"<!--<script>"</script><img src="//www.youtube.com/a.png">',
			'<base href="https://www.youtube.com/"><iframe src="embed/x"></iframe>',
			'<p title="<script>"><img src="//www.youtube.com/a"></script>',
			'<!-- <script> --><img src="//www.youtube.com/a"></script>',
			'<textarea><script></textarea><iframe src="https://www.youtube.com/a"></iframe></script>',
			'<style><script></style><iframe src="https://www.youtube.com/a"></iframe><script></script>',
			'<p title="<script"><script>new google.maps.Map( a );</script>',
			'<p title=\'<script type="application/json">\'><script>new google.maps.Map( a );</script>',
			'<textarea><script type="application/json"></textarea><SCRIPT>new google.maps.Map( a );</script>',
			'<script type="application/json"></script><script>new google.maps.Map( a );</script>',
			'<script type="application/json" type="module">1</script><script type="application/jsonp">new google.maps.Map( a );</script>',
			'<script type="application/json"type="module">new google.maps.Map( a );</script>',
			str_repeat( '<img src="//www.youtube.com/a.png">', 60 ),
			str_repeat( '<script src="//static.hotjar.com/a.js"></script><p style="background:url(//www.youtube.com/a.png)">', 40 ),
		] as $html ) {
			$cases[ $html ] = [ $html ];
		}
		return $cases;
	}

	/**
	 * @dataProvider notations
	 */
	public function test_includes_all_notations( string $html ): void {
		$before = str_repeat( '<p class="a">Words, <a href="/own/">a link</a> and <img src="/a.png" alt="">.</p>', 40 );
		$after  = str_repeat( '<p class="b">More words &amp; more, <a href="http://own.example/b/">a link</a>.</p>', 40 );
		foreach ( [ $html, "$before$html$after", "$before$html$after$html$after" ] as $page ) {
			$whole = $this->rewrite( $page );
			self::assertSame( $whole, $this->rewrite( $page, Horizon::of( $page, $this->providers ) ) );
		}
	}

	/**
	 * Provides pages that have to be read as a whole, because an ambiguous token precedes what is blocked.
	 *
	 * @return array<string, array{string}>
	 */
	public static function ambiguous(): array {
		$tokens = [
			'<p title=a"b>',
			"<p 'a>",
			'<p/a>',
			'<p a="1"b="2">',
			'<![CDATA[x>y]]>',
			'<?php x ?>',
			'<!>',
			'<!--->',
			'<!-- x --!>',
			'<script>a <!-- b</script>',
			'<xmp><script></xmp>',
			'</ x>',
			'<p <b>',
			'<title/>x</title>',
			"a <\0b",
			'</p x="y">',
			'1 < 2 <3',
			'<noscript><p title="</noscript>"></noscript>',
		];
		return array_combine( $tokens, array_map( static fn ( string $token ): array => [ $token ], $tokens ) );
	}

	/**
	 * @dataProvider ambiguous
	 */
	public function test_blocks_the_same_with_ambiguous_tokens( string $token ): void {
		$embed = '<iframe src="https://www.youtube.com/embed/x"></iframe><script>new google.maps.Map( a );</script>';
		foreach ( [ "$token$embed", "<p>x</p>$token<p>y</p>$embed$token$embed", "$embed$token" ] as $page ) {
			self::assertSame( $this->rewrite( $page ), $this->rewrite( $page, Horizon::of( $page, $this->providers ) ) );
		}
	}

	public function test_reads_long_tokens_and_long_pages(): void {
		$embed = '<iframe src="https://www.youtube.com/embed/x"></iframe>';
		$long  = '<script>' . str_repeat( 'a < b;', 30_000 ) . '</script><p title="' . str_repeat( '>', 100_000 ) . '">'
			. str_repeat( '<p class="a">Words <b>and</b> more.</p>', 9_000 );
		$page  = "<p>$long$embed$long$embed";
		self::assertNotNull( Horizon::of( $page, $this->providers )->places );
		self::assertSame( $this->rewrite( $page ), $this->rewrite( $page, Horizon::of( $page, $this->providers ) ) );
	}

	public function test_blocks_the_same_for_the_table_of_embeds(): void {
		$cases = json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . '/contracts/consent/cases/embeds.json' ), true );
		self::assertIsArray( $cases );
		$blocked = 0;
		array_walk_recursive(
			$cases,
			function ( mixed $value ) use ( &$blocked ): void {
				if ( is_string( $value ) && str_contains( $value, '<' ) ) {
					$embed = strtr(
						$value,
						[
							'{video}'     => 'https://www.youtube.com',
							'{analytics}' => 'https://static.hotjar.com',
							'{ads}'       => 'https://ad.doubleclick.net',
						]
					);
					$page  = str_repeat( '<p>Words</p>', 50 ) . $embed . str_repeat( '<p>Words</p>', 50 );
					$whole = $this->rewrite( $page );
					$blocked += $whole === $page ? 0 : 1;
					self::assertSame( $whole, $this->rewrite( $page, Horizon::of( $page, $this->providers ) ) );
				}
			}
		);
		self::assertGreaterThan( 10, $blocked );
	}

	public function test_is_empty_for_a_page_without_third_parties(): void {
		$page = '<!doctype html><head><script src="https://own.example/a.js"></script><script>var a = { "url": "https:\/\/own.example\/" };</script></head>'
			. '<p>It&#8217;s here &#038; there.</p><img srcset="https://own.example/a.png 1x, https://own.example/b.png 2x">';
		self::assertSame( 0, Horizon::of( $page, $this->providers )->end );
	}

	/**
	 * Most pages contain CSS of WordPress with these values, and each of them would extend the horizon.
	 */
	public function test_does_not_mistake_data_for_scripts(): void {
		$data = '<script type="application/json">{"code":"new google.maps.Map( a );"}</script><p>Words</p>';
		self::assertSame( 0, Horizon::of( $data, $this->providers )->end );
	}

	public function test_does_not_mistake_css_for_schemes(): void {
		$values = [
			'flex-basis:62%',
			'grid-template-columns:50% 1fr',
			'flex-wrap:wrap!important}@media',
			'border-radius:50%',
			"\tcolumns:50%",
			'https-like:50%',
		];
		foreach ( $values as $css ) {
			$page = "<style>.a{ $css }</style><p style=\"$css\">Words</p>";
			self::assertSame( 0, Horizon::of( $page, $this->providers )->end, $css );
		}
	}

	public function test_ignores_the_boot_script(): void {
		$boot_element  = '<script id="quayside-consent-boot">a = [ "srcdoc", "//www.youtube.com" ];</script>';
		$page = "<!doctype html><head>$boot_element</head><p>Words</p>";
		self::assertSame( 0, Horizon::of( $page, $this->providers, $boot_element )->end );
		self::assertSame( strlen( $page ), Horizon::of( $page, $this->providers )->end );
		$after   = "$page<img src='//www.youtube.com/a.png'>";
		$horizon = Horizon::of( $after, $this->providers, $boot_element );
		self::assertGreaterThan( strlen( $page ), $horizon->begin );
		self::assertGreaterThanOrEqual( $horizon->begin, $horizon->end );
	}

	public function test_rewriter_stops_at_the_horizon(): void {
		$page    = '<script src="https://www.googletagmanager.com/gtag/js"></script>' . str_repeat( '<p>Words</p>', 40 ) . '<p class="unclosed';
		$horizon = Horizon::of( $page, $this->providers );
		self::assertLessThan( 60, $horizon->end );
		self::assertStringContainsString( 'data-held="analytics"', ( new Rewriter( $page, $this->providers, $this->placeholder ) )->rewrite( $horizon ) );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function blocked(): array {
		$cases = [];
		foreach ( self::read( 'match' )['cases'] as $case ) {
			if ( '' !== $case['category'] ) {
				$cases[ 'address "' . $case['url'] . '"' ]       = [ '<p>x</p><img alt="" src="' . esc_attr( $case['url'] ) . '">' ];
				$to_references = static fn ( array $found ): string => implode(
					'',
					array_map( static fn ( string $letter ): string => '&#' . mb_ord( $letter ) . ';', mb_str_split( $found[0] ) )
				);
				$encoded       = preg_replace_callback( '/[^a-z0-9 ]/iu', $to_references, $case['url'] );
				$cases[ 'in references "' . $case['url'] . '"' ] = [ "<img alt='' src='$encoded'>" ];
			}
		}
		$addresses = [
			'{video}'                    => 'https://www.youtube.com',
			'{ads}'                      => 'https://google.com/pagead',
			'{ads-host}'                 => 'google.com/pagead',
			'{analytics}'                => 'https://google-analytics.com',
			'{analytics-without-scheme}' => '//google-analytics.com',
			'{unknown}'                  => 'https://unknown.example',
		];
		foreach ( self::read( 'embeds' )['cases'] as $case ) {
			$html = strtr( $case['html'], $addresses );
			// Hosts of real providers are not in this table.
			if ( $html !== $case['html'] && ( ! str_contains( $html, '</script>' ) || str_starts_with( strtolower( $html ), '<script src' ) ) ) {
				$cases[ $case['title'] ] = [ $html ];
			}
		}
		$cases['a host in percent signs']   = [ '<img alt="" src="https://www.%79outube.com/x.png">' ];
		$cases['an escape in CSS']          = [ '<div style="background:url(https://www.y\outube.com/x.png)">' ];
		$cases['a line break in a host']    = [ "<img alt='' src='https://www.you\ntube.com/x.png'>" ];
		$cases['a script by its text']      = [ '<script>new google.maps.Map( a );</script>' ];
		$cases['a script marked in capitals'] = [ '<SCRIPT DATA-CONSENT=analytics>a()</SCRIPT>' ];
		return $cases;
	}

	/**
	 * @dataProvider blocked
	 */
	public function test_includes_everything_that_is_blocked( string $html ): void {
		self::assertGreaterThan( 0, Horizon::of( $html, self::table() )->end );
	}

	public function test_skips_pages_without_third_parties(): void {
		$html = '<html><head><link rel="canonical" href="https://shop.example/"><script src="https://shop.example/a.js?ver=1&#038;x=2"></script>'
			. '<script type="application/ld+json">{"@context":"https:\/\/schema.org"}</script></head>'
			. '<body><a href="https://wordpress.org/">WordPress</a> it&#8217;s <svg xmlns="http://www.w3.org/2000/svg"></svg></body></html>';
		self::assertSame( 0, Horizon::of( $html, self::table() )->end );
	}

	private static function table(): Providers {
		$list         = self::read( 'match' )['providers'];
		$list['maps'] = [ 'inline' => [ 'google.maps.' ] ] + $list['maps'];
		return Providers::of( $list, 'shop.example' );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function read( string $name ): array {
		return json_decode( (string) file_get_contents( self::CASES . "/$name.json" ), true );
	}
}
