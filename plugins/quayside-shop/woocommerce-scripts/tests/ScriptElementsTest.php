<?php
declare( strict_types=1 );

namespace Quayside\Shop\WoocommerceScripts\Tests;

use Quayside\Shop\WoocommerceScripts\ScriptElements;
use Quayside\Tests\TestCase;

/**
 * Tests that script elements are read as browsers do.
 */
final class ScriptElementsTest extends TestCase {
	/**
	 * @dataProvider scripts
	 * @param list<array{array<string, string>, string}> $expected Attributes and code.
	 */
	public function test_reads_scripts( string $html, array $expected ): void {
		$scripts = ScriptElements::parse( $html );
		self::assertSame( $expected, array_map( static fn ( array $script ): array => [ $script['attributes'], $script['text'] ], $scripts ) );
		// Something else between the scripts makes WordPress's parser read all of them.
		self::assertSame( $scripts, ScriptElements::parse( "<p></p>$html" ) );
	}

	/**
	 * @return array<string, array{string, list<array{array<string, string>, string}>}>
	 */
	public static function scripts(): array {
		return [
			'none'                        => [ '', [] ],
			'a file and inline code'      => [
				"<script src=\"/a.js?x=1&#038;y\" id='a-js' defer></script>\n<script id=\"b\">\nvar b = 1;\n</script>\n",
				[
					[
						[
							'src'   => '/a.js?x=1&y',
							'id'    => 'a-js',
							'defer' => '',
						],
						'',
					],
					[ [ 'id' => 'b' ], 'var b = 1;' ],
				],
			],
			'a comparison and HTML'       => [
				'<script>if ( a<b && c > d ) { e = "<p class=x>" }</script>',
				[ [ [], 'if ( a<b && c > d ) { e = "<p class=x>" }' ] ],
			],
			'upper case'                  => [ '<SCRIPT ID="a">a</SCRIPT>', [ [ [ 'id' => 'a' ], 'a' ] ] ],
			'an end of a tag in a value'  => [ '<script data-a="x>y">a</script>', [ [ [ 'data-a' => 'x>y' ], 'a' ] ] ],
			'a value without quotes'      => [ '<script src=/a.js></script>', [ [ [ 'src' => '/a.js' ], '' ] ] ],
			'an end tag with a space'     => [ '<script>a</script ><script>b</script>', [ [ [], 'a' ], [ [], 'b' ] ] ],
			'a script in a comment'       => [ '<!-- <script>a</script> --><script>b</script>', [ [ [], 'b' ] ] ],
			'an escaped script in code'   => [ '<script>a = "<!-- <script>b</script> -->";</script>', [ [ [], 'a = "<!-- <script>b</script> -->";' ] ] ],
			'a script in a style'         => [ '<style><script>a</script></style><script>b</script>', [ [ [], 'b' ] ] ],
			'a name that starts the same' => [ '<scripted>a</scripted><script>b</script>', [ [ [], 'b' ] ] ],
			'the same attribute twice'    => [ '<script id="a" id="b">c</script>', [ [ [ 'id' => 'a' ], 'c' ] ] ],
			'no end'                      => [ '<script>a</script><script>b', [ [ [], 'a' ] ] ],
		];
	}
}
