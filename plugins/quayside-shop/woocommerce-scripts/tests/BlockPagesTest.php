<?php
declare( strict_types=1 );

namespace Quayside\Shop\WoocommerceScripts\Tests;

use Quayside\Shop\Settings\Settings;
use Quayside\Shop\WoocommerceScripts\BlockPages;
use Quayside\Tests\TestCase;

/**
 * Pages of WooCommerce's blocks do without the classic scripts, in classic themes as well.
 */
final class BlockPagesTest extends TestCase {
	private ?\WP_Scripts $before = null;

	protected function set_up(): void {
		parent::set_up();
		$this->before          = $GLOBALS['wp_scripts'] ?? null;
		$GLOBALS['wp_scripts'] = new \WP_Scripts(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		wp_enqueue_script( 'wc-cart', 'https://shop.example/cart.js', [], '1', true );
		wp_enqueue_script( 'wc-checkout', 'https://shop.example/checkout.js', [], '1', true );
	}

	protected function tear_down(): void {
		$GLOBALS['wp_scripts'] = $this->before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		parent::tear_down();
	}

	/**
	 * @return array<string, array{string, array<int, string>}>
	 */
	public static function pages(): array {
		return [
			'the cart block'    => [ '<!-- wp:woocommerce/cart --><div></div><!-- /wp:woocommerce/cart -->', [ 'wc-checkout' ] ],
			'the classic cart'  => [ '[woocommerce_cart]', [ 'wc-cart', 'wc-checkout' ] ],
			'the checkout block' => [ '<!-- wp:woocommerce/checkout --><div></div><!-- /wp:woocommerce/checkout -->', [ 'wc-cart' ] ],
		];
	}

	/**
	 * @dataProvider pages
	 * @param string             $content Of the page.
	 * @param array<int, string> $left    What stays in the queue.
	 */
	public function test_the_blocks_leave_their_classic_scripts_out( string $content, array $left ): void {
		add_filter( 'woocommerce_is_checkout', '__return_true' );
		$page = self::factory_post( $content );
		$GLOBALS['post'] = get_post( $page ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		( new BlockPages() )->dequeue();
		self::assertSame( $left, array_values( wp_scripts()->queue ) );
	}

	public function test_the_classic_cart_stays_if_it_may_replace_the_block(): void {
		update_option( Settings::OPTION, [ 'lightweight_cart' => true ] );
		add_filter( 'woocommerce_is_checkout', '__return_true' );
		$page = self::factory_post( self::pages()['the cart block'][0] );
		$GLOBALS['post'] = get_post( $page ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		( new BlockPages() )->dequeue();
		self::assertTrue( wp_script_is( 'wc-cart', 'enqueued' ) );
		BlockPages::dequeue_for( 'woocommerce/cart' );
		self::assertFalse( wp_script_is( 'wc-cart', 'enqueued' ) );
	}

	private static function factory_post( string $content ): int {
		return (int) wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'Page', 'post_content' => $content ] );
	}
}
