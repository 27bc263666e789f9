<?php
declare( strict_types=1 );

namespace Quayside\Shop\WoocommerceScripts\Tests;

use Quayside\Shop\WoocommerceScripts\JqueryUse;
use Quayside\Shop\WoocommerceScripts\UndeclaredJquery;
use Quayside\Tests\TestCase;

/**
 * Tests that scripts of extensions that use jQuery without naming it get it.
 */
final class UndeclaredJqueryTest extends TestCase {
	private ?\WP_Scripts $before = null;

	private string $file = '';

	protected function set_up(): void {
		parent::set_up();
		$this->before          = $GLOBALS['wp_scripts'] ?? null;
		$GLOBALS['wp_scripts'] = new \WP_Scripts(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		$this->file            = WP_CONTENT_DIR . '/uploads/undeclared-jquery.js';
		add_filter( 'woocommerce_is_checkout', '__return_true' );
	}

	protected function tear_down(): void {
		is_file( $this->file ) && unlink( $this->file );
		$GLOBALS['wp_scripts'] = $this->before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		parent::tear_down();
	}

	/**
	 * @dataProvider files
	 */
	public function test_reads_the_files_of_extensions( string $code, bool $expected ): void {
		file_put_contents( $this->file, $code );
		wp_register_script( 'their-library', content_url( '/uploads/undeclared-jquery.js?ver=1' ), [], '1', true );
		wp_enqueue_script( 'theirs', 'https://theirs.example/a.js', [ 'their-library' ], '1', true );
		( new UndeclaredJquery() )->declare();
		( new UndeclaredJquery() )->declare();
		self::assertSame( $expected ? [ 'jquery' ] : [], wp_scripts()->registered['their-library']->deps );
		self::assertSame( $expected, JqueryUse::is_needed_by_others() );
	}

	/**
	 * @dataProvider checkout_files
	 */
	public function test_counts_each_mention_on_the_classic_checkout( string $code, bool $expected ): void {
		file_put_contents( $this->file, $code );
		wp_enqueue_script( 'wc-checkout', WC()->plugin_url() . '/checkout.js', [ 'jquery' ], '1', true );
		wp_enqueue_script( 'theirs', content_url( '/uploads/undeclared-jquery.js' ), [], '1', true );
		( new UndeclaredJquery() )->declare();
		self::assertSame( $expected ? [ 'jquery' ] : [], wp_scripts()->registered['theirs']->deps );
	}

	/**
	 * @return array<string, array{string, bool}>
	 */
	public static function checkout_files(): array {
		return [
			'only if available' => [ 'const $ = window.jQuery; $ && $( document.body ).on( "updated_checkout", mount );', true ],
			'by name'           => [ 'window["jQuery"]( document.body ).on( "init_checkout", mount );', true ],
			'its settings'      => [ 'fetch( wc_checkout_params.ajax_url );', true ],
			'a large bundle'    => [ str_repeat( ' ', 1048577 ), true ],
			'another name'      => [ 'myjQuery( 1 ); my_wc_checkout_params.x = 1;', false ],
			'none'              => [ 'document.querySelector( "form.checkout" ).addEventListener( "input", save );', false ],
		];
	}

	/**
	 * @return array<string, array{string, bool}>
	 */
	public static function files(): array {
		return [
			'a call'             => [ 'jQuery( document ).ready( () => {} );', true ],
			'a method'           => [ 'const send = () => jQuery.ajax( {} );', true ],
			'an argument'        => [ '( function ( $ ) {} )( jQuery );', true ],
			'minified'           => [ '!function(a){}(jQuery,window)', true ],
			'only if available'  => [ 'window.jQuery && window.jQuery( document ).on( "x", y ); if ( typeof jQuery ) {}', false ],
			'settings'           => [ 'fetch( woocommerce_params.ajax_url );', true ],
			'other settings'     => [ 'window.wc_add_to_cart_variation_params && a();', true ],
			'settings of all'    => [ 'fetch( wc_add_to_cart_params.wc_ajax_url ); my_wc_cart_params();', false ],
			'another name'       => [ 'myjQuery( 1 ); x.jQuery( 2 ); jQueryish( 3 );', false ],
			'none'               => [ 'document.body.append( "jQuery" );', false ],
			'a large bundle'     => [ str_repeat( ' ', 1048577 ) . 'jQuery( 1 );', false ],
			'megabytes of names' => [ str_repeat( 'jQuery ', 149000 ), false ],
		];
	}

	public function test_ignores_other_servers_and_other_folders(): void {
		wp_enqueue_script( 'elsewhere', 'https://theirs.example/jquery-use.js', [], '1', true );
		wp_enqueue_script( 'outside', content_url( '/../wp-includes/js/jquery/jquery.form.min.js' ), [], '1', true );
		wp_enqueue_script( 'missing', content_url( '/uploads/missing.js' ), [], '1', true );
		wp_enqueue_script( 'none', false, [], '1', true );
		( new UndeclaredJquery() )->declare();
		self::assertFalse( JqueryUse::is_needed_by_others() );
	}

	/**
	 * In a process without WooCommerce's constants, which make each page the cart or the checkout.
	 *
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_ignores_other_pages(): void {
		file_put_contents( $this->file, 'jQuery( 1 );' );
		wp_enqueue_script( 'theirs', content_url( '/uploads/undeclared-jquery.js' ), [], '1', true );
		remove_all_filters( 'woocommerce_is_checkout' );
		( new UndeclaredJquery() )->declare();
		self::assertFalse( JqueryUse::is_needed_by_others() );
		add_filter( 'woocommerce_is_checkout', '__return_true' );
		( new UndeclaredJquery() )->declare();
		self::assertTrue( JqueryUse::is_needed_by_others() );
	}
}
