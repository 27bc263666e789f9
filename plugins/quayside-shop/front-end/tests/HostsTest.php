<?php
declare( strict_types=1 );

namespace Quayside\Shop\FrontEnd\Tests;

use Quayside\Tests\TestCase;

/**
 * Tests the server side of the storefront's small scripts.
 */
final class HostsTest extends TestCase {
	/**
	 * @testdox [S5.1] Raises a quantity below its minimum
	 *
	 * @dataProvider quantities
	 * @param mixed $value    Value from the template.
	 * @param mixed $minimum  The product's minimum.
	 * @param mixed $expected Value of the field.
	 */
	public function test_raises_a_quantity_below_its_minimum( $value, $minimum, $expected ): void {
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
	 * @testdox [S3.11] [S4.18] Prints the notice with the script that hides it before it is painted
	 */
	public function test_prints_the_notice_with_the_script_that_hides_it_before_it_is_painted(): void {
		$store = '<p class="woocommerce-store-notice demo_store" data-notice-id="abc" style="display:none;">Closed on Monday '
			. '<a role="button" href="#" class="woocommerce-store-notice__dismiss-link">Dismiss</a></p>';
		$html  = (string) apply_filters( 'woocommerce_demo_store', $store, 'Closed on Monday' );
		self::assertStringNotContainsString( 'style="display:none', $html );
		self::assertMatchesRegularExpression( '#</p><script[^>]*>.*store_notice#s', $html );
		self::assertSame( 'Another theme printed this.', apply_filters( 'woocommerce_demo_store', 'Another theme printed this.', '' ) );
	}

	/**
	 * WooCommerce shows its banner on every page, and Quayside removes its script.
	 */
	public function test_loads_the_script_of_the_coming_soon_banner_on_every_page(): void {
		$footer = static function (): string {
			ob_start();
			$assets = new \Quayside\Shop\Kit\Assets( WP_PLUGIN_DIR . '/quayside-shop/quayside-shop.php', 'shop', 'quayside-shop' );
			( new \Quayside\Shop\FrontEnd\Hosts( $assets ) )->print_hosts();
			return (string) ob_get_clean();
		};
		update_option( 'woocommerce_coming_soon', 'yes' );
		self::assertSame( '', $footer() );
		self::log_in_as( 'administrator' );
		self::assertStringContainsString( '@quayside/shop/forms', $footer() );
		update_option( 'woocommerce_coming_soon', 'no' );
		self::assertSame( '', $footer() );
	}

	/**
	 * @dataProvider product_pages
	 * @param string $template Template that the page prints.
	 * @param bool   $expected Whether the page needs the script.
	 */
	public function test_loads_the_script_on_product_pages_with_a_notice_or_a_password_field( string $template, bool $expected ): void {
		$id = wp_insert_post(
			[
				'post_type'   => 'product',
				'post_status' => 'publish',
				'post_title'  => 'Mug',
			]
		);
		query_posts( [ 'p' => $id, 'post_type' => 'product' ] ); // phpcs:ignore WordPress.WP.DiscouragedFunctions -- simulates a page view.
		self::assertTrue( is_product() );
		$assets = new \Quayside\Shop\Kit\Assets( WP_PLUGIN_DIR . '/quayside-shop/quayside-shop.php', 'shop', 'quayside-shop' );
		$hosts  = new \Quayside\Shop\FrontEnd\Hosts( $assets );
		$hosts->note_template( $template );
		ob_start();
		$hosts->print_hosts();
		self::assertSame( $expected, str_contains( (string) ob_get_clean(), '@quayside/shop/forms' ) );
	}

	/**
	 * @return array<string, array{string, bool}>
	 */
	public function product_pages(): array {
		return [
			'nothing'          => [ 'single-product/title.php', false ],
			'a notice'         => [ 'notices/error.php', true ],
			'a block notice'   => [ 'block-notices/success.php', true ],
			'a form to log in' => [ 'global/form-login.php', true ],
		];
	}
}
