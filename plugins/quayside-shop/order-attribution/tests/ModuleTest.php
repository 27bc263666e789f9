<?php
declare( strict_types=1 );

namespace Quayside\Shop\OrderAttribution\Tests;

use Quayside\Shop\Kit\Assets;
use Quayside\Shop\OrderAttribution\Module;
use Quayside\Shop\Settings\Settings;
use Quayside\Tests\TestCase;

/**
 * The server's share of order attribution.
 */
final class ModuleTest extends TestCase {
	private ?\WP_Scripts $before = null;

	protected function set_up(): void {
		parent::set_up();
		$this->before          = $GLOBALS['wp_scripts'] ?? null;
		$GLOBALS['wp_scripts'] = new \WP_Scripts(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		wp_enqueue_script( 'wc-order-attribution', 'https://shop.example/attribution.js', [], '1', true );
	}

	protected function tear_down(): void {
		$GLOBALS['wp_scripts'] = $this->before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		parent::tear_down();
	}

	private static function assets(): Assets {
		return new Assets( WP_PLUGIN_DIR . '/quayside-shop/quayside-shop.php', 'shop', 'quayside-shop' );
	}

	private static function printed(): string {
		ob_start();
		( new Module( self::assets() ) )->print_host();
		return (string) ob_get_clean();
	}

	/**
	 * Modules that an island of the page needs.
	 *
	 * @return array<mixed>
	 */
	private static function prepared(): array {
		remove_all_filters( 'quayside_island_modules' );
		$assets = self::assets();
		$assets->register();
		( new Module( $assets ) )->prepare();
		return (array) apply_filters( 'quayside_island_modules', [] );
	}

	public function test_it_hooks_in_where_the_store_is_done(): void {
		foreach ( [ 'wp_enqueue_scripts', 'wp_footer', 'wc_order_attribution_allow_tracking' ] as $hook ) {
			remove_all_filters( $hook );
		}
		$module = new Module( self::assets() );
		$module->register();
		self::assertSame( PHP_INT_MAX - 1, has_action( 'wp_enqueue_scripts', [ $module, 'prepare' ] ) );
		self::assertSame( 5, has_action( 'wp_footer', [ $module, 'print_host' ] ) );
		self::assertSame( PHP_INT_MAX, has_filter( 'wc_order_attribution_allow_tracking', [ $module, 'allow_tracking' ] ) );
	}

	/**
	 * @testdox [S4.34] A hidden host waits for consent, and the inline script behind it starts it
	 */
	public function test_a_hidden_host_waits_for_consent(): void {
		$html = self::printed();
		self::assertMatchesRegularExpression( '#^<div hidden="" data-then="idle"[^>]* data-when="consent".*</div><script>#s', $html );
		self::assertStringContainsString( '@quayside/shop/attribution', $html );
		self::assertStringContainsString( trim( self::assets()->contents( 'attribution-start.js' ) ), $html );
		self::assertSame( [ '@quayside/shop/attribution' ], self::prepared() );
	}

	/**
	 * Forms that send the values need them at once.
	 *
	 * @testWith ["woocommerce_is_checkout"]
	 *           ["woocommerce_is_account_page"]
	 */
	public function test_forms_need_it_at_once( string $filter ): void {
		add_filter( $filter, '__return_true' );
		self::assertStringContainsString( 'data-then="load"', self::printed() );
	}

	public function test_nothing_is_printed_where_the_store_attributes_nothing(): void {
		wp_dequeue_script( 'wc-order-attribution' );
		self::assertSame( '', self::printed() );
		self::assertSame( [], self::prepared() );
	}

	public function test_nothing_is_printed_where_the_owner_wants_none(): void {
		update_option( Settings::OPTION, [ 'order_attribution' => false ] );
		self::assertSame( '', self::printed() );
		self::assertSame( [], self::prepared() );
		self::assertFalse( ( new Module( self::assets() ) )->allow_tracking( true ) );
	}

	/**
	 * The site's answer; where a consent plugin is there, the browser gives the visitor's.
	 */
	public function test_consent_is_left_to_the_browser(): void {
		$module = new Module( self::assets() );
		self::assertTrue( $module->allow_tracking( true ) );
		self::assertTrue( $module->allow_tracking( 'yes' ) );
		if ( ! class_exists( 'WP_CONSENT_API' ) ) {
			self::assertFalse( $module->allow_tracking( false ) );
		}
	}

	public function test_a_consent_plugin_knows_better(): void {
		class_exists( 'WP_CONSENT_API' ) || class_alias( self::class, 'WP_CONSENT_API' );
		self::assertTrue( ( new Module( self::assets() ) )->allow_tracking( false ) );
	}
}
