<?php
declare( strict_types=1 );

namespace Quayside\Shop\WoocommerceScripts\Tests;

use Quayside\Shop\WoocommerceScripts\JqueryUse;
use Quayside\Shop\WoocommerceScripts\Polyfill;
use Quayside\Tests\TestCase;

/**
 * WordPress's polyfill stays off pages whose scripts don't use it, and on all others.
 */
final class PolyfillTest extends TestCase {
	private ?\WP_Scripts $before = null;

	private string $version = '';

	protected function set_up(): void {
		parent::set_up();
		$this->before          = $GLOBALS['wp_scripts'] ?? null;
		$this->version         = WC()->version;
		$GLOBALS['wp_scripts'] = new \WP_Scripts(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		WC()->version          = '10.8.1';
		$store                 = WC()->plugin_url();
		wp_deregister_script( 'wp-polyfill' );
		wp_register_script( 'wp-polyfill', '/wp-includes/polyfill.js', [], '3.15.0', true );
		wp_register_script( 'wc-settings', "$store/settings.js", [ 'wp-polyfill' ], '1', true );
		wp_register_script( 'wc-cart-block-frontend', "$store/cart.js", [ 'wc-settings', 'wp-polyfill' ], '1', true );
	}

	protected function tear_down(): void {
		WC()->version          = $this->version;
		$GLOBALS['wp_scripts'] = $this->before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		parent::tear_down();
	}

	public function test_it_leaves_pages_with_the_blocks(): void {
		self::assertSame( [ 'wc-cart-block-frontend', 'wc-settings' ], self::needed() );
	}

	public function test_it_stays_with_a_release_of_the_store_that_was_not_checked(): void {
		WC()->version = '99.1.0';
		self::assertContains( 'wp-polyfill', self::needed() );
	}

	public function test_it_stays_if_it_may_provide_more_than_was_checked(): void {
		wp_scripts()->registered['wp-polyfill']->ver = '4.0.0';
		self::assertContains( 'wp-polyfill', self::needed() );
	}

	/**
	 * @testWith ["wp-polyfill"]
	 *           ["wc-settings"]
	 */
	public function test_it_stays_if_other_software_may_use_it( string $dependency ): void {
		wp_enqueue_script( 'theirs', 'https://theirs.example/a.js', [ $dependency ], '1', true );
		self::assertContains( 'wp-polyfill', self::needed() );
	}

	public function test_it_stays_if_inline_code_may_use_it(): void {
		wp_register_script( 'their-payments', false, [ 'wc-settings' ], '1', true );
		wp_enqueue_script( 'their-payments' );
		self::assertContains( 'wp-polyfill', self::needed() );
	}

	public function test_it_leaves_beside_other_software_that_does_not_use_it(): void {
		wp_enqueue_script( 'theirs', 'https://theirs.example/a.js', [], '1', true );
		self::assertNotContains( 'wp-polyfill', self::needed() );
	}

	public function test_a_filter_preserves_it(): void {
		add_filter( 'quayside_shop_removes_polyfill', '__return_false' );
		self::assertContains( 'wp-polyfill', self::needed() );
	}

	/**
	 * @return array<int, string> What the block's script needs in the end.
	 */
	private static function needed(): array {
		wp_enqueue_script( 'wc-cart-block-frontend' );
		( new Polyfill() )->remove();
		return JqueryUse::with_dependencies( 'wc-cart-block-frontend' );
	}
}
