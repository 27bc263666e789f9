<?php
declare( strict_types=1 );

namespace Quayside\Shop\CartPage\Tests;

use Quayside\Shop\CartPage\Module;
use Quayside\Shop\Kit\Contract;
use Quayside\Shop\Settings\Settings;
use Quayside\Tests\TestCase;

/**
 * The classic cart in place of WooCommerce's Cart block.
 */
final class ModuleTest extends TestCase {
	private const INNER = '<!-- wp:woocommerce/filled-cart-block --><div class="wp-block-woocommerce-filled-cart-block"><!-- wp:woocommerce/cart-items-block --><div class="wp-block-woocommerce-cart-items-block"><!-- wp:woocommerce/cart-line-items-block /-->%s<!-- wp:woocommerce/product-collection {"queryId":0,"query":{"perPage":3},"collection":"woocommerce/product-collection/cross-sells"} --><div class="wp-block-woocommerce-product-collection"><!-- wp:heading --><h2 class="wp-block-heading">More</h2><!-- /wp:heading --><!-- wp:woocommerce/product-template --><!-- wp:woocommerce/product-button /--><!-- /wp:woocommerce/product-template --></div><!-- /wp:woocommerce/product-collection --><!-- wp:woocommerce/cart-cross-sells-block --><div class="wp-block-woocommerce-cart-cross-sells-block"><!-- wp:heading --><h2 class="wp-block-heading">More</h2><!-- /wp:heading --></div><!-- /wp:woocommerce/cart-cross-sells-block --></div><!-- /wp:woocommerce/cart-items-block --></div><!-- /wp:woocommerce/filled-cart-block --><!-- wp:woocommerce/empty-cart-block --><div class="wp-block-woocommerce-empty-cart-block"><!-- wp:paragraph --><p>Nothing here yet.</p><!-- /wp:paragraph --></div><!-- /wp:woocommerce/empty-cart-block -->';

	private ?\WP_Scripts $before = null;

	/**
	 * Shortcodes before the test.
	 *
	 * @var array<string, callable>
	 */
	private array $shortcodes = [];

	protected function set_up(): void {
		parent::set_up();
		$this->before          = $GLOBALS['wp_scripts'] ?? null;
		$GLOBALS['wp_scripts'] = new \WP_Scripts(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		update_option( Settings::OPTION, [ 'lightweight_cart' => true ] );
		add_filter( 'the_content', 'do_blocks', 9 );
		foreach (
			[
				'render_block_woocommerce/cart',
				'woocommerce_blocks_enqueue_cart_block_scripts_before',
				'woocommerce_blocks_enqueue_cart_block_scripts_after',
			] as $hook
		) {
			remove_all_filters( $hook );
		}
		// WooCommerce's shortcode defines WOOCOMMERCE_CART, with which every page is the cart, also in later tests.
		$this->shortcodes = $GLOBALS['shortcode_tags'];
		add_shortcode(
			'woocommerce_cart',
			static function (): string {
				ob_start();
				wc_get_template( 'cart/cart-empty.php' );
				return (string) ob_get_clean();
			}
		);
	}

	protected function tear_down(): void {
		$GLOBALS['wp_scripts']     = $this->before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		$GLOBALS['shortcode_tags'] = $this->shortcodes; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		wp_reset_query();
		parent::tear_down();
	}

	/**
	 * @testWith ["", "alignwide is-loading", " alignwide"]
	 *           ["{\"align\":\"full\"} ", "alignfull", " alignfull"]
	 *           ["{\"align\":\"wide\"} ", "", " alignwide"]
	 *           ["{\"align\":\"\"} ", "is-loading", ""]
	 *           ["{\"align\":\"wide x\"} ", "", ""]
	 */
	public function test_the_classic_cart_is_as_wide_as_the_block( string $attributes, string $class, string $expected ): void {
		$html = self::page(
			'<!-- wp:woocommerce/cart ' . $attributes . '--><div class="wp-block-woocommerce-cart ' . $class . '">'
			. sprintf( self::INNER, '' )
			. '</div><!-- /wp:woocommerce/cart -->'
		);
		self::assertStringContainsString( '<div class="quayside-cart-page' . $expected . '">', $html );
	}

	public function test_the_classic_cart_is_shown_in_place_of_the_block(): void {
		$html = self::page( self::block() );
		self::assertStringContainsString( '<div class="quayside-cart-page alignwide">', $html );
		self::assertStringContainsString( 'return-to-shop', $html );
		self::assertStringNotContainsString( 'wp-block-woocommerce-cart ', $html );
	}

	public function test_the_block_is_shown_if_the_setting_is_off(): void {
		update_option( Settings::OPTION, [ 'lightweight_cart' => false ] );
		self::assertStringNotContainsString( 'quayside-cart-page', self::page( self::block() ) );
	}

	public function test_the_block_is_shown_on_other_pages(): void {
		self::assertStringNotContainsString( 'quayside-cart-page', self::page( self::block(), null, false ) );
	}

	public function test_the_content_for_empty_carts_is_preserved(): void {
		self::assertMatchesRegularExpression( '#<div class="wc-empty-cart-message[^"]*"><p[^>]*>Nothing here yet\.</p></div>#', self::page( self::block() ) );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function additions(): array {
		return [
			'a block of an extension' => [ '<!-- wp:my-plugin/points /-->' ],
			'other products'          => [
				'<!-- wp:woocommerce/product-collection {"collection":"woocommerce/product-collection/on-sale"} --><div></div><!-- /wp:woocommerce/product-collection -->',
			],
			'text of the owner'       => [ '<!-- wp:paragraph --><p>Ships on Monday.</p><!-- /wp:paragraph -->' ],
		];
	}

	/**
	 * @dataProvider additions
	 * @param string $addition Inner block of the filled cart.
	 */
	public function test_the_block_is_shown_with_additional_inner_blocks( string $addition ): void {
		self::assertStringNotContainsString( 'quayside-cart-page', self::page( self::block( $addition ) ) );
	}

	public function test_the_block_is_shown_if_a_plugin_uses_its_hooks(): void {
		foreach ( [ 'woocommerce_blocks_enqueue_cart_block_scripts_after', 'render_block_woocommerce/cart' ] as $hook ) {
			add_filter( $hook, '__return_empty_string' );
			self::assertStringNotContainsString( 'quayside-cart-page', self::page( self::block() ), $hook );
			remove_all_filters( $hook );
		}
	}

	public function test_the_block_is_shown_if_a_script_with_slots_is_enqueued(): void {
		self::enqueue_slots();
		self::assertStringNotContainsString( 'quayside-cart-page', self::page( self::block() ) );
	}

	public function test_the_block_is_shown_if_a_script_with_slots_is_enqueued_after_the_block(): void {
		$html = self::page( self::block(), [ self::class, 'enqueue_slots' ] );
		self::assertStringNotContainsString( 'quayside-cart-page', $html );
		self::assertStringContainsString( 'wp-block-woocommerce-cart', $html );
		self::assertFalse( wp_script_is( 'wc-cart', 'enqueued' ) );
	}

	public function test_the_filter_receives_the_extensions_and_decides(): void {
		self::enqueue_slots();
		$seen = [];
		add_filter(
			'quayside_shop_lightweight_cart',
			static function ( bool $shown, array $extensions ) use ( &$seen ): bool {
				$seen = $extensions;
				return ! $shown;
			},
			10,
			2
		);
		self::assertStringContainsString( 'quayside-cart-page', self::page( self::block( '<!-- wp:my-plugin/points /-->' ) ) );
		self::assertContains( 'block my-plugin/points', $seen );
		self::assertContains( 'script my-plugin-cart', $seen );
	}

	public function test_users_who_can_change_the_setting_get_the_reason(): void {
		$points = self::block( '<!-- wp:my-plugin/points /-->' );
		self::assertStringNotContainsString( Module::REASON, self::page( $points ), 'guest' );
		wp_set_current_user( 1 );
		self::assertSame( [ 'block my-plugin/points' ], self::reason( self::page( $points ) ) );
		self::assertSame( [ 'script my-plugin-cart' ], self::reason( self::page( self::block(), [ self::class, 'enqueue_slots' ] ) ) );
		wp_scripts()->queue = [];
		self::assertNull( self::reason( self::page( self::block() ) ) );
		add_filter( 'quayside_shop_lightweight_cart', '__return_false' );
		self::assertSame( [], self::reason( self::page( self::block() ) ) );
	}

	public function test_names_of_extensions_cannot_end_the_reason(): void {
		wp_set_current_user( 1 );
		wp_scripts()->registered['wc-blocks-checkout'] = new \_WP_Dependency( 'wc-blocks-checkout', WC()->plugin_url() . '/slots.js', [], '1', null );
		wp_enqueue_script( '</script><b>', 'https://plugin.example/cart.js', [ 'wc-blocks-checkout' ], '1', true );
		self::assertSame( [ 'script </script><b>' ], self::reason( self::page( self::block() ) ) );
	}

	/**
	 * Returns the reason that a page contains, as the settings screen reads it. Null if there is none.
	 *
	 * @param string $html The page.
	 * @return mixed
	 */
	private static function reason( string $html ) {
		if ( 1 !== preg_match( '#<script[^>]*id="' . Module::REASON . '"[^>]*>([^<]*)</script>#', $html, $found ) ) {
			return null;
		}
		$data = json_decode( $found[1], true );
		self::assertTrue( Contract::load( dirname( __DIR__, 2 ) . '/build/contracts', 'shop/cart-page.reason' )->validate( $data ) );
		return is_array( $data ) ? $data['extensions'] : null;
	}

	public function test_names_of_products_run_no_shortcodes(): void {
		add_shortcode( 'quayside_test_secret', static fn (): string => 'SECRET' );
		add_action(
			'woocommerce_cart_is_empty',
			static function (): void {
				echo '<p>[quayside_test_secret]</p>';
			}
		);
		$html = self::page( self::block() );
		self::assertStringContainsString( '[quayside_test_secret]', $html );
		self::assertStringNotContainsString( 'SECRET', $html );
		self::assertSame( 1, substr_count( $html, 'return-to-shop' ) );
	}

	public function test_a_block_in_a_template_is_replaced_too(): void {
		self::open_page( true );
		$module = new Module();
		$module->register();
		$module->prepare();
		self::assertStringContainsString( 'return-to-shop', do_blocks( self::block() ) );
	}

	/**
	 * Returns the Cart block.
	 *
	 * @param string $addition Inner block of the filled cart.
	 */
	private static function block( string $addition = '' ): string {
		// As WooCommerce creates its page: the block has no attribute for its default width.
		return '<!-- wp:woocommerce/cart --><div class="wp-block-woocommerce-cart alignwide is-loading">'
			. sprintf( self::INNER, $addition )
			. '</div><!-- /wp:woocommerce/cart -->';
	}

	/**
	 * Enqueues a script that depends on the slots of WooCommerce's blocks.
	 */
	public static function enqueue_slots(): void {
		wp_scripts()->registered['wc-blocks-checkout'] ??= new \_WP_Dependency( 'wc-blocks-checkout', WC()->plugin_url() . '/slots.js', [], '1', null );
		wp_enqueue_script( 'wc-cart', WC()->plugin_url() . '/cart.js', [], '1', true );
		wp_enqueue_script( 'my-plugin-cart', 'https://plugin.example/cart.js', [ 'wc-blocks-checkout' ], '1', true );
	}

	/**
	 * Makes a page the current one.
	 *
	 * @param bool $is_cart Whether it is the cart.
	 */
	private static function open_page( bool $is_cart ): void {
		$page = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Page' ] );
		update_option( 'woocommerce_cart_page_id', $is_cart ? $page : 0 );
		// WooCommerce compares pages only once per request.
		add_filter( 'woocommerce_is_cart', $is_cart ? '__return_true' : '__return_false' );
		$GLOBALS['wp_query'] = new \WP_Query( [ 'page_id' => $page ] ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
	}

	/**
	 * Returns the page as the module prints it.
	 *
	 * @param string    $content Content of the page.
	 * @param ?callable $later   Runs between the content and the footer.
	 * @param bool      $is_cart Whether the page is the cart.
	 */
	private static function page( string $content, ?callable $later = null, bool $is_cart = true ): string {
		self::open_page( $is_cart );
		$module = new Module();
		$module->register();
		// Only the module's own hook.
		foreach ( $GLOBALS['wp_filter']['wp']->callbacks[10] ?? [] as [ 'function' => $callback ] ) {
			if ( is_array( $callback ) && $module === $callback[0] ) {
				$callback();
			}
		}
		$html = (string) apply_filters( 'the_content', $content );
		null === $later || $later();
		$module->restore_block();
		$html = $module->insert_block( $html );
		ob_start();
		$module->print_reason();
		$html .= (string) ob_get_clean();
		remove_filter( 'pre_render_block', [ $module, 'replace_block' ], 10 );
		return $html;
	}
}
