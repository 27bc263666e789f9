<?php
declare( strict_types=1 );

namespace Quayside\Shop\WoocommerceScripts\Tests;

use Quayside\Shop\Kit\Assets;
use Quayside\Shop\WoocommerceScripts\ComponentLibrary;
use Quayside\Shop\WoocommerceScripts\JqueryUse;
use Quayside\Tests\TestCase;

/**
 * WordPress's component library stays off store pages whose scripts don't use it, and on all others.
 */
final class ComponentLibraryTest extends TestCase {
	private ?\WP_Scripts $before = null;

	private string $version = '';

	protected function set_up(): void {
		parent::set_up();
		$this->before          = $GLOBALS['wp_scripts'] ?? null;
		$this->version         = WC()->version;
		$GLOBALS['wp_scripts'] = new \WP_Scripts(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		$store                 = WC()->plugin_url();
		foreach ( [ 'wp-notices', 'wp-components', 'wp-data' ] as $handle ) {
			wp_deregister_script( $handle );
		}
		wp_register_script( 'wp-data', '/wp-includes/data.js', [], '1', true );
		wp_register_script( 'wp-components', '/wp-includes/components.js', [ 'wp-data' ], '1', true );
		wp_register_script( 'wp-notices', '/wp-includes/notices.js', [ 'wp-components', 'wp-data' ], '1', true );
		wp_register_script( 'wc-blocks-data-store', "$store/data.js", [ 'wp-notices' ], '1', true );
		wp_register_script( 'wc-cart-block-frontend', "$store/cart.js", [ 'wc-blocks-data-store' ], '1', true );
		wp_register_script( 'wc-checkout-block-frontend', "$store/checkout.js", [ 'wc-blocks-data-store', 'wp-components' ], '1', true );
	}

	protected function tear_down(): void {
		WC()->version          = $this->version;
		$GLOBALS['wp_scripts'] = $this->before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		parent::tear_down();
	}

	public function test_it_leaves_the_cart(): void {
		self::assertSame( [ 'wc-cart-block-frontend', 'wc-blocks-data-store', 'wp-notices', 'wp-data' ], self::needed( 'wc-cart-block-frontend' ) );
	}

	public function test_a_checkout_that_was_checked_gets_an_icon_instead(): void {
		WC()->version = '10.8.3';
		$needed       = self::needed( 'wc-checkout-block-frontend' );
		self::assertNotContains( 'wp-components', $needed );
		self::assertContains( 'quayside-shop-component-icon', $needed );
	}

	public function test_an_unverified_checkout_keeps_the_library(): void {
		WC()->version = '99.1.0';
		$needed       = self::needed( 'wc-checkout-block-frontend' );
		self::assertContains( 'wp-components', $needed );
		self::assertContains( 'wp-components', wp_scripts()->registered['wp-notices']->deps );
	}

	/**
	 * @return array<string, array{array<int, string>}>
	 */
	public static function other_scripts(): array {
		return [
			'an extension of the blocks' => [ [ 'wc-blocks-data-store' ] ],
			'a script with notices'      => [ [ 'wp-notices' ] ],
			'a script with the library'  => [ [ 'wp-components' ] ],
		];
	}

	/**
	 * @dataProvider other_scripts
	 * @param array<int, string> $dependencies Dependencies of another plugin's script.
	 */
	public function test_the_library_stays_if_other_software_may_use_it( array $dependencies ): void {
		WC()->version = '10.8.1';
		wp_enqueue_script( 'theirs', 'https://theirs.example/a.js', $dependencies, '1', true );
		self::assertContains( 'wp-components', self::needed( 'wc-cart-block-frontend' ) );
		self::assertContains( 'wp-components', self::needed( 'wc-checkout-block-frontend' ) );
	}

	public function test_a_filter_preserves_the_library(): void {
		add_filter( 'quayside_shop_removes_components', '__return_false' );
		self::assertContains( 'wp-components', self::needed( 'wc-cart-block-frontend' ) );
	}

	/**
	 * @return array<int, string> What a block's script needs in the end.
	 */
	private static function needed( string $handle ): array {
		wp_enqueue_script( $handle );
		( new ComponentLibrary( new Assets( WP_PLUGIN_DIR . '/quayside-shop/quayside-shop.php', 'shop', 'quayside-shop' ) ) )->remove();
		return JqueryUse::with_dependencies( $handle );
	}
}
