<?php
declare( strict_types=1 );

namespace Quayside\Shop\WoocommerceScripts\Tests;

use Quayside\Shop\WoocommerceScripts\UntrackedJquery;
use Quayside\Tests\TestCase;

/**
 * Scripts written into the page rely on jQuery. Text about it does not.
 */
final class UntrackedJqueryTest extends TestCase {
	private const DEFERRED = '<div hidden="" data-island="on-demand"><script type="application/json" data-seal>{"text":"jQuery()"}</script></div>';

	private const PRINTED = "<script id=\"jquery-core-js\" src=\"/jquery.js\"></script>\n<script id=\"a-js-extra\">var a = jQuery;</script>\n<script id=\"jquery-core-js\" src=\"/jquery.js\"></script>\n<script id=\"b-js\" src=\"/b.js\"></script>";

	private const RUNNING = "<script id=\"jquery-core-js\" src=\"/jquery.js\"></script>\n<script id=\"a-js-extra\">var a = jQuery;</script>\n<script id=\"b-js\" src=\"/b.js\"></script>";

	/**
	 * @return array<string, array{string, bool}>
	 */
	public static function pages(): array {
		return [
			'a call'                      => [ '<script>jQuery( function ( $ ) { $( "a" ); } );</script>', true ],
			'as an argument'              => [ "<script type='text/javascript'>( function ( $ ) { if ( 1 < 2 ) {} } )( jQuery );</script>", true ],
			'window.jQuery, in a row'     => [ '<script>var a;</script><p>jQuery</p><script async>window.jQuery && a();</script>', true ],
			'a module'                    => [ '<script type="module">jQuery( "a" );</script>', true ],
			'another type of script'      => [ '<script type="application/x-javascript">jQuery( "a" );</script>', true ],
			'a file in a template'        => [ '<script src="/wp-content/themes/old/slider.js"></script>', true ],
			'a file of another host'      => [ "<script type='text/javascript' src='https://cdn.example/slick.min.js'></script>", true ],
			'a file after the page'       => [ '<script defer src="/old.js"></script>', true ],
			'a file without quotes'       => [ '<script src=/old.js></script>', true ],
			'no script at all'            => [ '<p>We like jQuery.</p>', false ],
			'a file that WordPress knows' => [ '<script src="/jQuery.js" id="jQuery-js"></script>', false ],
			'a deferred one it knows'     => [ "<script type='text/javascript' id='a-js' defer data-wp-strategy='defer' src='/a.js'></script>", false ],
			'an asynchronous file'        => [ '<script async src="https://tags.example/gtag.js?id=1"></script>', false ],
			'a module in a file'          => [ '<script type="module" src="/view.js"></script>', false ],
			'a file blocked by consent'   => [ '<script type="text/plain" src="https://tags.example/a.js"></script>', false ],
			'in data'                     => [ '<script type="application/json">"jQuery"</script>', false ],
			'in a template of scripts'    => [ '<script type="text/template">jQuery</script>', false ],
			'code blocked by consent'     => [ '<script type="text/plain">jQuery( "a" );</script>', false ],
			'after a name that ends alike' => [ '<script>var myjQuery = {}; jQuery( "a" );</script>', true ],
			'a URL'                       => [ '<script>load( "/jquery/jquery.min.js" );</script>', false ],
			'WooCommerce’s list of files' => [
				'<script id="wc-dependency-detection-registry">window.wc.wcUpdateDependencyRegistry( { "/lib/jQuery.js": { "handle": "jquery", "deps": [] } } );</script>',
				false,
			],
			'another name'                => [ '<script>myjQueryLike.jqueryish();</script>', false ],
			'settings of the checkout'    => [ '<script>window.now = 1; fetch( wc_checkout_params.wc_ajax_url );</script>', true ],
			'settings of all pages'       => [ '<script>if ( window.woocommerce_params ) {}</script>', true ],
			'settings of the variations'  => [ '<script>typeof wc_add_to_cart_variation_params !== "undefined"</script>', true ],
			'settings of another plugin'  => [ '<script>my_wc_cart_params.wc_cart_params_x = wc_add_to_cart_params.cart_url;</script>', false ],
			'WooCommerce’s own settings'  => [ '<script id="woocommerce-js-extra">var woocommerce_params = {};</script><script>www.jw( "w" )</script>', false ],
		];
	}

	/**
	 * @dataProvider pages
	 */
	public function test_scripts_run_as_usual_if_the_page_uses_jquery( string $html, bool $is_used ): void {
		$expected = $is_used ? self::RUNNING : self::DEFERRED;
		self::assertSame( "<body>$html$expected</body>", self::reader()->read( '<body>' . $html . self::DEFERRED . '</body>' ) );
		self::assertSame( "<body>$expected$html</body>", self::reader()->read( '<body>' . self::DEFERRED . $html . '</body>' ), 'after the module' );
	}

	public function test_an_earlier_part_of_the_page_counts(): void {
		$reader = self::reader();
		self::assertSame( '<script>jQuery( "a" );</script>', $reader->read( '<script>jQuery( "a" );</script>' ) );
		self::assertSame( self::RUNNING, $reader->read( self::DEFERRED ) );
	}

	/**
	 * @dataProvider modules
	 */
	public function test_reads_the_files_of_modules( string $attributes, string $code, bool $is_used ): void {
		$file = WP_CONTENT_DIR . '/uploads/undeclared-module.js';
		file_put_contents( $file, $code );
		$html = sprintf( '<script type="module" src="%s?ver=1" %s></script>', content_url( '/uploads/undeclared-module.js' ), $attributes );
		try {
			self::assertSame( $html . ( $is_used ? self::RUNNING : self::DEFERRED ), self::reader()->read( $html . self::DEFERRED ) );
		} finally {
			unlink( $file );
		}
	}

	/**
	 * @return array<string, array{string, string, bool}>
	 */
	public static function modules(): array {
		return [
			'with jQuery'   => [ 'id="gateway-js-module"', 'window.jQuery( document.body ).on( "updated_checkout", mount );', true ],
			'in a template' => [ '', 'jQuery( mount );', true ],
			'without'       => [ 'id="gateway-js-module"', 'mount();', false ],
			'too large'     => [ '', str_repeat( ' ', 1048577 ), true ],
			'Quayside’s'    => [ 'id="@quayside/shop/cart-js-module"', 'window.jQuery;', false ],
		];
	}

	public function test_a_page_without_the_module_stays_the_same(): void {
		$page = '<body><script>jQuery( "a" );</script></body>';
		self::assertSame( $page, ( new UntrackedJquery() )->read( $page ) );
	}

	public function test_a_script_beyond_the_limits_of_pcre_counts(): void {
		$long = '<script>' . str_repeat( '<j', 2_000_000 );
		self::assertStringContainsString( 'b.js', self::reader()->read( $long . self::DEFERRED ) );
	}

	private static function reader(): UntrackedJquery {
		$reader = new UntrackedJquery();
		$reader->replace( self::DEFERRED, self::PRINTED );
		return $reader;
	}
}
