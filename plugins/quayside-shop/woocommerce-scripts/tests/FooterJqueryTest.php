<?php
declare( strict_types=1 );

namespace Quayside\Shop\WoocommerceScripts\Tests;

use Quayside\Shop\WoocommerceScripts\FooterJquery;
use Quayside\Tests\TestCase;

/**
 * jQuery waits in the footer for scripts that wait, and stays in the head for those that do not.
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

	public function test_it_moves_with_deferred_scripts_and_what_they_need(): void {
		( new FooterJquery() )->move();
		[ $head, $footer ] = self::printed();
		self::assertSame( '', $head );
		self::assertMatchesRegularExpression( '/jquery\.min\.js.*meter\.js.*gallery\.js/s', $footer );
	}

	public function test_it_stays_for_a_script_in_the_head(): void {
		wp_enqueue_script( 'theirs', 'https://theirs.example/a.js', [ 'jquery' ], '1' );
		( new FooterJquery() )->move();
		[ $head, $footer ] = self::printed();
		self::assertMatchesRegularExpression( '/jquery\.min\.js.*theirs\.example/s', $head );
		self::assertStringNotContainsString( 'gallery.js', $head );
		self::assertStringContainsString( 'gallery.js', $footer );
	}

	public function test_it_stays_where_it_is_asked_for_by_name(): void {
		wp_enqueue_script( 'jquery' );
		( new FooterJquery() )->move();
		self::assertStringContainsString( 'jquery.min.js', self::printed()[0] );
	}

	public function test_a_site_may_keep_it_in_the_head(): void {
		add_filter( 'quayside_shop_moves_jquery', '__return_false' );
		( new FooterJquery() )->move();
		self::assertMatchesRegularExpression( '/jquery\.min\.js.*gallery\.js/s', self::printed()[0] );
	}

	/**
	 * @return array{string, string} What is printed in the head and in the footer.
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
