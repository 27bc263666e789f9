<?php
declare( strict_types=1 );

namespace Quayside\Shop\OrderAttribution\Tests;

use Quayside\Shop\Kit\Assets;
use Quayside\Shop\Kit\Contract;
use Quayside\Shop\OrderAttribution\Module;
use Quayside\Shop\Settings\Settings;
use Quayside\Tests\TestCase;

/**
 * Tests the server side of order attribution.
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
	 * Returns the modules that the page's islands need.
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

	public function test_registers_its_hooks_after_woocommerces(): void {
		foreach ( [ 'wp_enqueue_scripts', 'wp_footer', 'wc_order_attribution_allow_tracking' ] as $hook ) {
			remove_all_filters( $hook );
		}
		$module = new Module( self::assets() );
		$module->register();
		self::assertSame( PHP_INT_MAX - 1, has_action( 'wp_enqueue_scripts', [ $module, 'prepare' ] ) );
		self::assertSame( 5, has_action( 'wp_footer', [ $module, 'print_host' ] ) );
		self::assertSame( PHP_INT_MAX, has_filter( 'wc_order_attribution_allow_tracking', [ $module, 'allow_tracking' ] ) );
		self::assertSame( 10, has_action( 'woocommerce_checkout_order_created', [ $module, 'save_posted' ] ) );
		self::assertSame( 10, has_action( 'woocommerce_store_api_checkout_update_order_from_request', [ $module, 'save_requested' ] ) );
	}

	/**
	 * @testdox [S4.34] Prints a hidden host that waits for consent and the inline script that starts it
	 */
	public function test_prints_a_hidden_host_that_waits_for_consent(): void {
		$html = self::printed();
		self::assertMatchesRegularExpression( '#^<div hidden="" data-then="idle"[^>]* data-when="consent".*</div><script>#s', $html );
		self::assertStringContainsString( '@quayside/shop/attribution', $html );
		self::assertStringContainsString( trim( self::assets()->contents( 'attribution-start.js' ) ), $html );
		self::assertSame( [ '@quayside/shop/attribution' ], self::prepared() );
	}

	public function test_tells_the_module_whether_to_detect_sources(): void {
		update_option( Settings::OPTION, [ 'detect_sources' => true ] );
		self::assertStringContainsString( '"props":{"detect_sources":true,"first_touch":true}', self::printed() );
		update_option( Settings::OPTION, [] );
		self::assertStringContainsString( '"props":{"detect_sources":false,"first_touch":true}', self::printed() );
		self::assertTrue( Contract::load( WP_PLUGIN_DIR . '/quayside-shop/build/contracts', 'shop/order-attribution.settings' )->validate( Module::props() ) );
	}

	/**
	 * Activation writes the option only if it does not exist.
	 */
	public function test_detects_sources_on_new_sites_only(): void {
		$activate = static fn () => do_action( 'activate_' . plugin_basename( WP_PLUGIN_DIR . '/quayside-shop/quayside-shop.php' ) );
		delete_option( Settings::OPTION );
		$activate();
		self::assertTrue( Settings::is_on( 'detect_sources' ) );
		self::assertSame( [ 'detect_sources' => true ] + Settings::defaults(), [ 'detect_sources' => Settings::all()['detect_sources'] ] + Settings::all() );
		update_option( Settings::OPTION, [] );
		$activate();
		self::assertFalse( Settings::is_on( 'detect_sources' ) );
		update_option( Settings::OPTION, [ 'coupon' => false ] );
		$activate();
		self::assertFalse( Settings::is_on( 'detect_sources' ) );
	}

	/**
	 * Forms that submit the values need them at once.
	 *
	 * @testWith ["woocommerce_is_checkout"]
	 *           ["woocommerce_is_account_page"]
	 */
	public function test_loads_at_once_on_pages_with_forms( string $filter ): void {
		add_filter( $filter, '__return_true' );
		self::assertStringContainsString( 'data-then="load"', self::printed() );
	}

	public function test_prints_nothing_if_woocommerces_attribution_is_off(): void {
		wp_dequeue_script( 'wc-order-attribution' );
		self::assertSame( '', self::printed() );
		self::assertSame( [], self::prepared() );
	}

	public function test_prints_nothing_if_the_setting_is_off(): void {
		update_option( Settings::OPTION, [ 'order_attribution' => false ] );
		self::assertSame( '', self::printed() );
		self::assertSame( [], self::prepared() );
		self::assertFalse( ( new Module( self::assets() ) )->allow_tracking( true ) );
	}

	/**
	 * The value for the site. If a consent plugin is active, the browser checks the visitor's consent.
	 */
	public function test_allows_tracking_as_the_site_does(): void {
		$module = new Module( self::assets() );
		self::assertTrue( $module->allow_tracking( true ) );
		self::assertTrue( $module->allow_tracking( 'yes' ) );
		if ( ! class_exists( 'WP_CONSENT_API' ) ) {
			self::assertFalse( $module->allow_tracking( false ) );
		}
	}

	public function test_allows_tracking_if_a_consent_plugin_is_active(): void {
		class_exists( 'WP_CONSENT_API' ) || class_alias( self::class, 'WP_CONSENT_API' );
		self::assertTrue( ( new Module( self::assets() ) )->allow_tracking( false ) );
	}
}
