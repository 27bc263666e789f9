<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking\Tests;

use Quayside\Consent\Blocking\ForeignMarks;
use Quayside\Consent\Blocking\Blocked;
use Quayside\Consent\Blocking\Module;
use Quayside\Consent\Blocking\Placeholder\Placeholder;
use Quayside\Consent\Blocking\Providers\ProviderList;
use Quayside\Consent\Page\Context;
use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Kit\Assets;
use Quayside\Consent\Record\VisitorConsent;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Texts;
use Quayside\Consent\Strict\Module as Strict;
use Quayside\Tests\TestCase;

/**
 * Tests the removal of marks that authors wrote, and the data for scripts that authors cannot forge.
 */
final class ForeignMarksTest extends TestCase {
	private const VIDEO = 'https://www.youtube.com/embed/x';

	private function rewrite( string $html, string $boot_element = '' ): string {
		$settings              = new Settings();
		$categories            = new Categories( $settings );
		$folder                = dirname( __DIR__, 2 );
		$assets                = new Assets( "$folder/quayside-consent.php", 'consent', 'quayside-consent' );
		$context               = new Context();
		$context->boot_element = $boot_element;
		$providers             = new ProviderList( "$folder/blocking/providers/list.php", $settings, $categories );
		$placeholder           = new Placeholder( $assets, new Texts( $settings ), $categories, $settings );
		return ( new Module(
			$context,
			$providers,
			$placeholder,
			new Strict( $assets, $context, $settings, new VisitorConsent( $settings, $categories ) )
		) )->rewrite( $html );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function marked(): array {
		$marks = [
			'as ours'                   => '<img data-held="necessary" data-held-onerror="x()" data-held-src="/x" data-released="a">',
			'in capitals'               => '<img DATA-HELD=necessary Data-Held-OnError=x() dAtA-rElEaSeD>',
			'without spaces'            => '<img/data-held="necessary"data-held-onerror="x()">',
			'over lines'                => "<img\n\tdata-held\n=\n'necessary'\f\rdata-held-src=/x>",
			'on an end tag'             => '</p data-held="necessary">',
			'in a part of SVG'          => '<svg><style><img data-held="necessary"></style></svg>',
			'behind noscript'           => '<noscript><p title="</noscript><img data-held=necessary>"></noscript>',
			'behind a script in a list' => '<select><style><img data-held="necessary"></select>',
			'in a script of noscript'   => '<noscript><script></noscript><img data-held="necessary"><noscript></script></noscript>',
			'behind a comment'          => '<!--><img data-held="necessary">-->',
			'in what breaks off'        => '<img data-held="necessary" alt="',
			'in a frame’s document'     => '<iframe srcdoc="<img data-held=necessary>"></iframe>',
			'behind a broken script'    => '<script>a <!-- <script> </script> <img data-held="necessary">',
		];
		$cases = [];
		foreach ( $marks as $name => $html ) {
			$cases[ $name ]             = [ $html ];
			$cases[ "$name, among ads" ] = [ '<iframe src="' . self::VIDEO . "\"></iframe>$html<img src=\"https://ad.doubleclick.net/x.png\">$html" ];
		}
		$cases['on a page of more than five megabytes'] = [ str_repeat( '<p>' . str_repeat( 'x', 1000 ) . '</p>', 5100 ) . implode( '', $marks ) ];
		return $cases;
	}

	/**
	 * @dataProvider marked
	 */
	public function test_removes_all_marks_of_authors( string $html ): void {
		$boot = '<script id="quayside-consent-boot">a = "data-held-";</script>';
		foreach ( [ $this->rewrite( $html ), $this->rewrite( "<head>$boot</head>$html", $boot ), $this->rewrite( "$html$boot", $boot ) ] as $page ) {
			// Our marks all name a provider or an empty one, unlike the marks above.
			$own_marks    = '~ data-held="[a-z]+" data-held-by="[a-z-]*"| data-held-(?:src|srcdoc|type)="[^"]*"(?=[^<>]* data-held-by=)'
				. '|data-held-src="https://|(?<= data-held-by="")[^>]*data-held-src="http~';
			$without_ours = (string) preg_replace( $own_marks, '', str_replace( $boot, '', $page ) );
			self::assertDoesNotMatchRegularExpression( '~data-held="?necessary|data-held-onerror|data-released|data-held-src="?/x~i', $without_ours );
		}
	}

	public function test_preserves_the_meaning_of_the_names_in_text(): void {
		self::assertSame(
			'<p title="data&#45;held-x">data&#45;Held <!-- data&#45;held --></p>',
			$this->rewrite( '<p title="data-held-x">data-Held <!-- data-held --></p>' )
		);
		self::assertSame(
			'<script>a( "[data\u002dheld]" ); b( `data\u002dreleased` )</script><style>iframe[data\2d held]{color:red}</style>',
			$this->rewrite( '<script>a( "[data-held]" ); b( `data-released` )</script><style>iframe[data-held]{color:red}</style>' )
		);
		$page = '<p>database held</p><script id="quayside-consent-boot">"data-held"</script>';
		self::assertSame( $page, ForeignMarks::disarm( $page, substr( $page, 20 ) ) );
	}

	public function test_authors_can_block_anything_but_only_exempt_what_can_run_code(): void {
		$unknown = 'https://unknown.example/x';
		self::assertStringContainsString( 'data-held="analytics"', $this->rewrite( "<img data-consent=\"analytics\" src=\"$unknown\">" ) );
		$exempt = [
			'<script data-consent="necessary" src="%s"></script>',
			'<link rel="stylesheet" data-consent="necessary" href="%s">',
			'<style data-consent="necessary">a{background:url(%s)}</style>',
		];
		foreach ( $exempt as $element ) {
				self::assertStringNotContainsString( 'data-held', $this->rewrite( sprintf( $element, self::VIDEO ) ) );
		}
		$elements = [
			'<img %s src="%s">',
			'<iframe %s src="%s"></iframe>',
			'<video %s poster="%s"></video>',
			'<source %s srcset="%s 2x">',
			'<object %s data="%s"></object>',
			'<input %s type="image" src="%s">',
			'<p %s style="background:url(%s)">x</p>',
			'<a href="/" %s ping="%s">x</a>',
			'<svg><image %s href="%s" /></svg>',
		];
		foreach ( $elements as $element ) {
			foreach ( [ 'data-consent="necessary"', 'data-cookieyes="cookieyes-necessary"', 'data-consent="analytics"' ] as $mark ) {
				self::assertStringContainsString( 'data-held="functional"', $this->rewrite( sprintf( $element, $mark, self::VIDEO ) ), "$element $mark" );
			}
		}
	}

	public function test_prints_proofs_for_scripts(): void {
		$html = $this->rewrite(
			'<body><iframe src="' . self::VIDEO . '"></iframe>'
			. '<iframe srcdoc="&lt;img src=&quot;https://www.youtube.com/x.png&quot; alt=\'&lt;/script>\'&gt;"></iframe><script>"</body>"</script></body></html>'
		);
		self::assertSame( 1, preg_match( '~<script type="application/json" id="quayside-consent-proofs">(.*?)</script></body></html>\z~', $html, $found ) );
		$proofs = json_decode( $found[1], true );
		self::assertSame( [ 'youtube' ], array_keys( $proofs['services'] ) );
		self::assertContains( 'youtube.com', $proofs['services']['youtube'] );
		self::assertSame( [ '<img src="https://www.youtube.com/x.png" alt=\'</script>\'>' ], $proofs['documents'] );
		self::assertStringNotContainsString( 'quayside-consent-proofs', $this->rewrite( '<script src="https://www.googletagmanager.com/x.js"></script>' ) );
		// Inside a string, the element would break the script.
		self::assertStringEndsWith( '</script>', $this->rewrite( '<iframe src="' . self::VIDEO . '"></iframe><script>"</body>";</script><p>x' ) );
	}

	public function test_list_of_attributes_is_up_to_date(): void {
		self::assertStringEqualsFile( dirname( __DIR__ ) . '/blocked.bundled.json', Blocked::json(), 'Blocked.php has changed: npm run providers' );
	}
}
