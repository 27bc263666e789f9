<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Textarea\Tests;

use Quayside\Blocks\Forms\Fields\Textarea\RichText;
use Quayside\Tests\TestCase;

/**
 * Tests how rich text from visitors is sanitized.
 */
final class RichTextTest extends TestCase {
	/**
	 * @dataProvider texts
	 */
	public function test_removes_unsafe_html( string $html, string $safe ): void {
		self::assertSame( $safe, RichText::clean( $html ) );
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function texts(): array {
		$all   = '<p>a<br />b</p><p><strong>c</strong><b>d</b><em>e</em><i>f</i><u>g</u></p><ul><li>h</li></ul><ol><li>i</li></ol>'
			. '<h1>j</h1><h2>k</h2><h3>l</h3><h4>m</h4><h5>n</h5><h6>o</h6><blockquote>p</blockquote>';
		$cases = [
			'all elements'                   => [ $all, $all ],
			'others and their attributes'    => [ '<p class="x" onclick="y">a<img src="b"><div>c</div></p>', '<p>ac</p>' ],
			'links'                          => [ '<p><a href="https://a.b" target="_blank">a</a></p>', '<p><a href="https://a.b">a</a></p>' ],
			'email and phone links'          => [
				'<p><a href="mailto:a@b.c">a</a><a href="tel:+1">b</a><a href="http://a.b">c</a></p>',
				'<p><a href="mailto:a@b.c">a</a><a href="tel:+1">b</a><a href="http://a.b">c</a></p>',
			],
			'a script for an address'        => [ '<p><a href="javascript:alert(1)">a</a></p>', '<p><a href="alert(1)">a</a></p>' ],
			'scripts with what is in them'   => [ '<p>a<script>b</script>c<STYLE x="y">d</style >e</p>', '<p>ace</p>' ],
			'a script in the other case'     => [ '<p>a<SCRIPT>b</script>c</p>', '<p>ac</p>' ],
			'a script that is not closed'    => [ '<p>a</p><script>b<p>c</p>', '<p>a</p>' ],
			'a script that another one ends' => [ '<p>a</p><script>b</style>c', '<p>a</p>' ],
			'nothing'                        => [ '', '' ],
			'white space'                    => [ " \n ", '' ],
			'a line'                         => [ ' a ', '<p>a</p>' ],
			'lines'                          => [ "a\nb<br>\nc", "<p>a<br />\nb<br />\nc</p>" ],
			'an empty line'                  => [ "a\n \t\n\nb", "<p>a</p>\n<p>b</p>" ],
			'a paragraph in capitals'        => [ '<P>a</P>', '<P>a</P>' ],
			'a word that begins like one'    => [ '<pre>a</pre>', '<p>a</p>' ],
		];
		foreach ( [ 'p', 'ul', 'ol', 'h1', 'h6', 'blockquote' ] as $name ) {
			$cases[ "paragraphs of $name" ] = [ "<$name>a</$name>\nb", "<$name>a</$name>\nb" ];
		}
		return $cases;
	}

	public function test_returns_the_readable_text(): void {
		self::assertSame( "a\nb\nc d\n<>\"'&", RichText::text( "<p>a</p>b<BR />c&nbsp;<b>d</b></H2>&lt;&gt;&quot;&#039;&amp;" ) );
		self::assertSame( "a\nb\nc\nd\n", RichText::text( 'a<br>b</div>c</li>d</blockquote>' ) );
		self::assertSame( '1 < 2 &lt;', RichText::text( '1 < 2 &amp;lt;' ) );
	}

	public function test_plain_text_depends_on_the_stored_type(): void {
		self::assertSame( 'a', RichText::plain( [ 'type' => 'richtext', 'value' => '<p>a</p>' ] ) );
		self::assertSame( '<p>a</p>', RichText::plain( [ 'type' => 'textarea', 'value' => '<p>a</p>' ] ) );
	}
}
