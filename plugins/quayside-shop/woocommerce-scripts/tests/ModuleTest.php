<?php
declare( strict_types=1 );

namespace Quayside\Shop\WoocommerceScripts\Tests;

use Quayside\Shop\WoocommerceScripts\Module;
use Quayside\Tests\TestCase;

/**
 * Tests that replaced scripts of WooCommerce are removed while their dependencies remain for other scripts.
 */
final class ModuleTest extends TestCase {
	private ?\WP_Scripts $before = null;

	protected function set_up(): void {
		parent::set_up();
		$this->before          = $GLOBALS['wp_scripts'] ?? null;
		$GLOBALS['wp_scripts'] = new \WP_Scripts(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		wp_register_script( 'lib', 'https://shop.example/lib.js', [], '1', true );
		wp_register_script( 'woocommerce', 'https://shop.example/woocommerce.js', [ 'lib' ], '1', true );
		wp_register_script( 'wc-add-to-cart', 'https://shop.example/add-to-cart.js', [ 'lib' ], '1', true );
		wp_register_script( 'wc-cart-fragments', 'https://shop.example/fragments.js', [ 'lib' ], '1', true );
	}

	protected function tear_down(): void {
		$GLOBALS['wp_scripts'] = $this->before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		parent::tear_down();
	}

	public function test_does_not_print_replaced_scripts(): void {
		wp_enqueue_script( 'woocommerce' );
		wp_enqueue_script( 'wc-add-to-cart' );
		wp_enqueue_script( 'wc-cart-fragments' );
		( new Module() )->replace();
		self::assertSame( '', self::printed() );
	}

	public function test_prints_only_the_libraries_for_a_dependent_script(): void {
		wp_enqueue_script( 'theirs', 'https://theirs.example/a.js', [ 'woocommerce' ], '1', true );
		( new Module() )->replace();
		$html = self::printed();
		self::assertStringContainsString( 'theirs.example/a.js', $html );
		self::assertStringContainsString( 'lib.js', $html );
		self::assertStringNotContainsString( 'woocommerce.js', $html );
	}

	public function test_gateways_can_call_the_functions_of_order_attribution_at_any_time(): void {
		wp_enqueue_script( 'wc-order-attribution', 'https://shop.example/order-attribution.js', [ 'lib' ], '1', true );
		wp_localize_script( 'wc-order-attribution', 'wc_order_attribution', [ 'params' => [], 'fields' => [] ] );
		wp_add_inline_script( 'wc-order-attribution', 'wc_order_attribution.setOrderTracking( true );' );
		( new Module() )->replace();
		( new Module() )->replace();
		$html = self::printed();
		self::assertStringNotContainsString( 'order-attribution.js', $html );
		self::assertMatchesRegularExpression( '/var wc_order_attribution =.*setOrderTracking\?\?=.*setOrderTracking\( true \)/s', $html );
		self::assertSame( 1, substr_count( $html, 'setOrderTracking??=' ) );
	}

	private static function printed(): string {
		ob_start();
		wp_scripts()->do_head_items();
		wp_scripts()->do_footer_items();
		return trim( (string) ob_get_clean() );
	}
}
