<?php
declare( strict_types=1 );

namespace Quayside\Shop\WoocommerceScripts\Tests;

use Quayside\Shop\Kit\Assets;
use Quayside\Shop\WoocommerceScripts\FooterJquery;
use Quayside\Shop\WoocommerceScripts\OnDemand;
use Quayside\Tests\TestCase;

/**
 * WooCommerce's scripts wait for the visitor, unless something on the page counts on them.
 */
final class OnDemandTest extends TestCase {
	private ?\WP_Scripts $before = null;

	protected function set_up(): void {
		parent::set_up();
		$this->before          = $GLOBALS['wp_scripts'] ?? null;
		$GLOBALS['wp_scripts'] = new \WP_Scripts(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		add_filter( 'woocommerce_is_account_page', '__return_true' );
		$store = WC()->plugin_url();
		wp_register_script( 'judge', "$store/judge.js", [], '1', true );
		wp_register_script( 'selectWoo', "$store/select.js", [ 'jquery' ], '1', [ 'strategy' => 'defer' ] );
		wp_register_script( 'wc-password-strength-meter', "$store/meter.js", [ 'jquery', 'judge' ], '1', [ 'strategy' => 'defer' ] );
		wp_register_script( 'wc-cart', "$store/cart.js", [ 'jquery' ], '1', [ 'strategy' => 'defer' ] );
		wp_add_inline_script( 'wc-cart', 'var cartSettings = {};', 'before' );
		wp_enqueue_script( 'wc-password-strength-meter' );
		wp_enqueue_script( 'wc-cart' );
		wp_enqueue_script( 'selectWoo' );
	}

	protected function tear_down(): void {
		$GLOBALS['wp_scripts'] = $this->before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		unset( $GLOBALS['wc_queued_js'] );
		parent::tear_down();
	}

	public function test_each_group_is_printed_into_a_template_with_its_dependencies(): void {
		[ $scripts, $templates ] = self::printed();
		self::assertSame( '', $scripts );
		preg_match_all( '#<template>(.*?)</template>#s', $templates, $match );
		self::assertCount( 2, $match[1] );
		self::assertMatchesRegularExpression( '/jquery\.min\.js.*judge\.js.*meter\.js/s', $match[1][0] );
		self::assertMatchesRegularExpression( '/jquery\.min\.js.*cartSettings.*cart\.js/s', $match[1][1] );
		self::assertStringNotContainsString( 'select.js', $templates );
		self::assertStringContainsString( 'data-seal', $templates );
	}

	/**
	 * Runs alone, because tests of the cart define WOOCOMMERCE_CART, with which every page is the cart.
	 *
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_nothing_is_deferred_on_other_pages(): void {
		remove_filter( 'woocommerce_is_account_page', '__return_true' );
		[ $scripts, $templates ] = self::printed();
		self::assertMatchesRegularExpression( '/meter\.js.*cart\.js.*select\.js/s', $scripts );
		self::assertSame( '', $templates );
	}

	public function test_a_dependency_of_an_enqueued_script_runs_at_once(): void {
		wp_enqueue_script( 'theirs', 'https://theirs.example/a.js', [ 'wc-password-strength-meter' ], '1', true );
		[ $scripts, $templates ] = self::printed();
		self::assertMatchesRegularExpression( '/meter\.js.*theirs\.example/s', $scripts );
		self::assertStringNotContainsString( 'meter.js', $templates );
	}

	public function test_only_passive_groups_are_deferred_beside_other_scripts_with_jquery(): void {
		wp_enqueue_script( 'theirs', 'https://theirs.example/a.js', [ 'jquery' ], '1', true );
		[ $scripts, $templates ] = self::printed();
		self::assertStringContainsString( 'cart.js', $scripts );
		self::assertStringContainsString( 'select.js', $scripts );
		self::assertStringNotContainsString( 'meter.js', $scripts );
		self::assertStringContainsString( 'meter.js', $templates );
	}

	public function test_queued_inline_code_counts_as_another_script(): void {
		$GLOBALS['wc_queued_js'] = '$( "#x" ).hide();';
		[ $scripts ] = self::printed();
		self::assertMatchesRegularExpression( '/jquery\.min\.js.*cart\.js/s', $scripts );
	}

	public function test_the_filter_runs_a_group_at_once(): void {
		add_filter( 'quayside_shop_scripts_on_demand', static fn ( array $groups ): array => array_values( array_diff( $groups, [ 'cart' ] ) ) );
		[ $scripts, $templates ] = self::printed();
		self::assertStringContainsString( 'cart.js', $scripts );
		self::assertStringContainsString( 'meter.js', $templates );
	}

	public function test_scripts_that_are_printed_already_are_not_printed_again(): void {
		wp_enqueue_script( 'theirs', 'https://theirs.example/a.js', [ 'judge' ], '1', true );
		[ $scripts, $templates ] = self::printed();
		self::assertStringContainsString( 'judge.js', $scripts );
		self::assertStringNotContainsString( 'judge.js', $templates );
	}

	/**
	 * @return array{string, string} What WordPress prints, and the templates behind it.
	 */
	private static function printed(): array {
		$level  = ob_get_level();
		$module = new OnDemand( new Assets( WP_PLUGIN_DIR . '/quayside-shop/quayside-shop.php', 'shop', 'quayside-shop' ) );
		$module->prepare();
		( new FooterJquery() )->move();
		while ( ob_get_level() > $level ) {
			ob_end_clean();
		}
		ob_start();
		wp_scripts()->do_head_items();
		$module->defer();
		wp_scripts()->do_footer_items();
		$scripts = trim( (string) ob_get_clean() );
		ob_start();
		$module->print_templates();
		return [ $scripts, trim( (string) ob_get_clean() ) ];
	}
}
