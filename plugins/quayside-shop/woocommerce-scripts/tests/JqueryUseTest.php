<?php
declare( strict_types=1 );

namespace Quayside\Shop\WoocommerceScripts\Tests;

use Quayside\Shop\WoocommerceScripts\JqueryUse;
use Quayside\Shop\WoocommerceScripts\Module;
use Quayside\Tests\TestCase;

/**
 * Tests the detection of other code that uses jQuery, for which the cart's module loads early.
 */
final class JqueryUseTest extends TestCase {
	private ?\WP_Scripts $before = null;

	protected function set_up(): void {
		parent::set_up();
		$this->before          = $GLOBALS['wp_scripts'] ?? null;
		$GLOBALS['wp_scripts'] = new \WP_Scripts(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
	}

	protected function tear_down(): void {
		$GLOBALS['wp_scripts'] = $this->before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		parent::tear_down();
	}

	public function test_ignores_scripts_of_wordpress_and_woocommerce(): void {
		wp_enqueue_script( 'wp-util' );
		wp_enqueue_script( 'wc-single-product', WC()->plugin_url() . '/single-product.js', [ 'jquery' ], '1', [ 'strategy' => 'defer' ] );
		wp_enqueue_script( 'plain', 'https://theirs.example/plain.js', [], '1', true );
		self::assertFalse( JqueryUse::is_needed_by_others() );
	}

	public function test_detects_a_plugin_whose_folder_starts_like_that_of_woocommerce(): void {
		wp_enqueue_script( 'theirs', WC()->plugin_url() . '-gateway/a.js', [ 'jquery' ], '1', true );
		self::assertTrue( JqueryUse::is_needed_by_others() );
	}

	public function test_ignores_replaced_scripts_that_a_widget_enqueues(): void {
		wp_register_script( 'wc-cart-fragments', 'https://shop.example/fragments.js', [ 'jquery' ], '1', true );
		( new Module() )->replace();
		wp_enqueue_script( 'wc-cart-fragments' );
		self::assertFalse( JqueryUse::is_needed_by_others() );
		wp_enqueue_script( 'theirs', 'https://theirs.example/a.js', [ 'wc-cart-fragments' ], '1', true );
		self::assertTrue( JqueryUse::is_needed_by_others() );
	}

	public function test_detects_a_script_with_an_indirect_dependency(): void {
		wp_register_script( 'library', 'https://theirs.example/library.js', [ 'jquery' ], '1', true );
		wp_enqueue_script( 'theirs', 'https://theirs.example/a.js', [ 'library' ], '1', true );
		self::assertTrue( JqueryUse::is_needed_by_others() );
	}

	public function test_detects_a_theme_that_enqueues_jquery(): void {
		wp_enqueue_script( 'jquery' );
		self::assertTrue( JqueryUse::is_needed_by_others() );
	}
}
