<?php
declare( strict_types=1 );

namespace Quayside\Shop\FrontEnd\Tests;

use Quayside\Tests\TestCase;

/**
 * The small behaviours' share of the server.
 */
final class HostsTest extends TestCase {
	/**
	 * @testdox [S5.1] A quantity below its minimum is raised
	 *
	 * @dataProvider quantities
	 * @param mixed $value    What the template got.
	 * @param mixed $minimum  The product's minimum.
	 * @param mixed $expected What the field shows.
	 */
	public function test_a_quantity_below_its_minimum_is_raised( $value, $minimum, $expected ): void {
		$args = apply_filters( 'woocommerce_quantity_input_args', [ 'input_value' => $value, 'min_value' => $minimum ], null );
		self::assertIsArray( $args );
		self::assertSame( $expected, $args['input_value'] );
	}

	/**
	 * @return array<string, array{mixed, mixed, mixed}>
	 */
	public function quantities(): array {
		return [
			'below'          => [ 1, 3, 3 ],
			'at it'          => [ 3, 3, 3 ],
			'above'          => [ 5, 3, 5 ],
			'zero allowed'   => [ 0, 0, 0 ],
			'below nothing'  => [ -1, 0, 0 ],
			'negative limit' => [ -5, -2, -5 ],
			'no limit'       => [ 1, '', 1 ],
		];
	}

	/**
	 * @testdox [S3.11] [S4.18] The notice is in the page and hidden before it is painted
	 */
	public function test_the_notice_is_in_the_page_and_hidden_before_it_is_painted(): void {
		$store = '<p class="woocommerce-store-notice demo_store" data-notice-id="abc" style="display:none;">Closed on Monday <a role="button" href="#" class="woocommerce-store-notice__dismiss-link">Dismiss</a></p>';
		$html  = (string) apply_filters( 'woocommerce_demo_store', $store, 'Closed on Monday' );
		self::assertStringNotContainsString( 'style="display:none', $html );
		self::assertMatchesRegularExpression( '#</p><script[^>]*>.*store_notice#s', $html );
		self::assertSame( 'Another theme printed this.', apply_filters( 'woocommerce_demo_store', 'Another theme printed this.', '' ) );
	}

	/**
	 * WooCommerce shows its banner on every page, and its own script for it is gone.
	 */
	public function test_the_coming_soon_banner_can_be_dismissed_on_any_page(): void {
		$footer = static function (): string {
			ob_start();
			( new \Quayside\Shop\FrontEnd\Hosts( new \Quayside\Shop\Kit\Assets( WP_PLUGIN_DIR . '/quayside-shop/quayside-shop.php', 'shop', 'quayside-shop' ) ) )->print_hosts();
			return (string) ob_get_clean();
		};
		update_option( 'woocommerce_coming_soon', 'yes' );
		self::assertSame( '', $footer() );
		self::log_in_as( 'administrator' );
		self::assertStringContainsString( '@quayside/shop/forms', $footer() );
		update_option( 'woocommerce_coming_soon', 'no' );
		self::assertSame( '', $footer() );
	}
}
