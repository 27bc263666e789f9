<?php
declare( strict_types=1 );

namespace Quayside\Shop\WoocommerceScripts\Tests;

use Quayside\Shop\WoocommerceScripts\FooterJquery;
use Quayside\Tests\TestCase;

/**
 * Tests that jQuery moves to the footer for deferred scripts and stays in the head for others.
 */
final class FooterJqueryTest extends TestCase {
	private ?\WP_Scripts $before = null;

	protected function set_up(): void {
		parent::set_up();
		$this->before          = $GLOBALS['wp_scripts'] ?? null;
		$GLOBALS['wp_scripts'] = new \WP_Scripts(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		wp_register_script( 'meter', 'https://shop.example/meter.js', [ 'jquery' ], '1' );
		wp_enqueue_script( 'gallery', 'https://shop.example/gallery.js', [ 'jquery', 'meter' ], '1', [ 'strategy' => 'defer' ] );
	}

	protected function tear_down(): void {
		$GLOBALS['wp_scripts'] = $this->before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		parent::tear_down();
	}

	public function test_moves_jquery_with_deferred_scripts_and_their_dependencies(): void {
		( new FooterJquery() )->move();
		[ $head, $footer ] = self::printed();
		self::assertSame( '', $head );
		self::assertMatchesRegularExpression( '/jquery\.min\.js.*meter\.js.*gallery\.js/s', $footer );
	}

	public function test_keeps_jquery_in_the_head_for_a_script_there(): void {
		wp_enqueue_script( 'theirs', 'https://theirs.example/a.js', [ 'jquery' ], '1' );
		( new FooterJquery() )->move();
		[ $head, $footer ] = self::printed();
		self::assertMatchesRegularExpression( '/jquery\.min\.js.*theirs\.example/s', $head );
		self::assertStringNotContainsString( 'gallery.js', $head );
		self::assertStringContainsString( 'gallery.js', $footer );
	}

	public function test_keeps_jquery_in_the_head_if_it_is_enqueued_itself(): void {
		wp_enqueue_script( 'jquery' );
		( new FooterJquery() )->move();
		self::assertStringContainsString( 'jquery.min.js', self::printed()[0] );
	}

	public function test_keeps_jquery_in_the_head_if_the_filter_returns_false(): void {
		add_filter( 'quayside_shop_moves_jquery', '__return_false' );
		( new FooterJquery() )->move();
		self::assertMatchesRegularExpression( '/jquery\.min\.js.*gallery\.js/s', self::printed()[0] );
	}

	/**
	 * @return array{string, string} Markup in the head and in the footer.
	 */
	private static function printed(): array {
		ob_start();
		wp_scripts()->do_head_items();
		$head = trim( (string) ob_get_clean() );
		ob_start();
		wp_scripts()->do_footer_items();
		return [ $head, trim( (string) ob_get_clean() ) ];
	}
}
