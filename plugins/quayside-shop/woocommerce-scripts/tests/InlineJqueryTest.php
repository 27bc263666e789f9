<?php
declare( strict_types=1 );

namespace Quayside\Shop\WoocommerceScripts\Tests;

use Quayside\Shop\WoocommerceScripts\InlineJquery;
use Quayside\Tests\TestCase;

/**
 * Scripts written into the page count on jQuery; what merely speaks of it does not.
 */
final class InlineJqueryTest extends TestCase {
	private const TEMPLATES = '<div id="quayside-shop-on-demand" hidden="" data-island="on-demand"><script type="application/json" data-seal>{"a":1}</script><template><script id="jquery-core-js" src="/jquery.js"></script><script id="a-js-extra">var a = jQuery;</script></template><template><script id="jquery-core-js" src="/jquery.js"></script><script id="b-js" src="/b.js"></script></template></div>';

	private const RUNNING = "<script id=\"jquery-core-js\" src=\"/jquery.js\"></script>\n<script id=\"a-js-extra\">var a = jQuery;</script>\n<script id=\"b-js\" src=\"/b.js\"></script>";

	/**
	 * @return array<string, array{string, bool}>
	 */
	public static function pages(): array {
		return [
			'a call'                   => [ '<script>jQuery( function ( $ ) { $( "a" ); } );</script>', true ],
			'as an argument'           => [ "<script type='text/javascript'>( function ( $ ) { if ( 1 < 2 ) {} } )( jQuery );</script>", true ],
			'window.jQuery, in a row'  => [ '<script>var a;</script><p>jQuery</p><script async>window.jQuery && a();</script>', true ],
			'a module'                 => [ '<script type="module">jQuery( "a" );</script>', true ],
			'another type of script'   => [ '<script type="application/x-javascript">jQuery( "a" );</script>', true ],
			'no script at all'         => [ '<p>We like jQuery.</p>', false ],
			'in a file'                => [ '<script src="/jQuery.js"></script>', false ],
			'in data'                  => [ '<script type="application/json">"jQuery"</script>', false ],
			'in a template of scripts' => [ '<script type="text/template">jQuery</script>', false ],
			'held back by consent'     => [ '<script type="text/plain">jQuery( "a" );</script>', false ],
			'an other name'            => [ '<script>myjQueryLike.jqueryish();</script>', false ],
		];
	}

	/**
	 * @dataProvider pages
	 */
	public function test_scripts_leave_their_templates_if_the_page_uses_jquery( string $html, bool $is_used ): void {
		$page = '<body>' . $html . self::TEMPLATES . '</body>';
		self::assertSame( $is_used ? '<body>' . $html . self::RUNNING . '</body>' : $page, ( new InlineJquery() )->read( $page, true ) );
		self::assertSame( $is_used, ( new InlineJquery() )->read( self::TEMPLATES . $html, true ) !== self::TEMPLATES . $html, 'behind the templates' );
	}

	public function test_an_earlier_part_of_the_page_counts(): void {
		$reader = new InlineJquery();
		$reader->read( '<script>jQuery( "a" );</script>', false );
		self::assertSame( self::RUNNING, $reader->read( self::TEMPLATES, true ) );
	}

	public function test_a_script_beyond_the_limits_of_pcre_counts(): void {
		$long = '<script>' . str_repeat( '<j', 2_000_000 );
		$out  = ( new InlineJquery() )->read( $long . self::TEMPLATES, true );
		self::assertStringContainsString( 'b.js', $out );
	}
}
