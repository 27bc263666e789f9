<?php
declare( strict_types=1 );

namespace Quayside\Shop\Cart\Tests;

use Quayside\Shop\Cart\CartLink;
use Quayside\Shop\Cart\CartSettings;
use Quayside\Shop\Kit\Contract;
use Quayside\Shop\Tests\StoreTestCase;

/**
 * Tests the cart's markup and settings in pages, which are the same for every visitor.
 */
final class PageTest extends StoreTestCase {
	public function test_prints_the_cart_link_without_cart_contents(): void {
		WC()->cart->add_to_cart( self::product(), 4 );
		ob_start();
		do_action( 'quayside_header_actions' );
		$html = (string) ob_get_clean();
		self::assertStringContainsString( '<span class="quayside-cart-count" hidden></span>', $html );
		self::assertStringContainsString( esc_url( wc_get_cart_url() ), $html );
		self::assertStringContainsString( 'data-island-for="quayside-cart-drawer"', $html );
		self::assertStringContainsString( 'quayside-cart-link', do_shortcode( '[quayside_cart_link]' ) );
	}

	public function test_describes_the_count_of_one_and_of_several_items(): void {
		self::assertStringContainsString( '(1 item)<', CartLink::count( 1 ) );
		self::assertStringContainsString( '(1,200 items)<', CartLink::count( 1200 ) );
	}

	/**
	 * @testdox [S9.24] [S4.5] Returns settings that match the contract
	 */
	public function test_returns_settings_that_match_the_contract(): void {
		$settings = CartSettings::for_page( true, \WC_AJAX::get_endpoint( '%%endpoint%%' ) );
		$contract = Contract::load( WP_PLUGIN_DIR . '/quayside-shop/build/contracts', 'shop/cart.settings' );
		self::assertTrue( $contract->validate( array_intersect_key( $settings, (array) $contract->schema()['properties'] ) ) );
		self::assertSame( 5000, $settings['request_timeout'] );
		self::assertSame( 'no', $settings['cart_redirect_after_add'] );
		self::assertStringContainsString( 'wc-ajax=%%endpoint%%', (string) $settings['wc_ajax_url'] );
	}

	public function test_applies_the_filters_for_woocommerces_script_settings(): void {
		add_filter( 'wc_add_to_cart_params', static fn ( array $params ): array => [ 'i18n_view_cart' => 'Basket' ] + $params );
		add_filter( 'woocommerce_cart_hash_key', static fn (): string => 'hash_of_language' );
		$settings = CartSettings::for_page( true, \WC_AJAX::get_endpoint( '%%endpoint%%' ) );
		self::assertSame( 'Basket', $settings['i18n_view_cart'] );
		self::assertSame( 'hash_of_language', $settings['cart_hash_key'] );
	}

	public function test_uses_separate_fragments_for_each_language_and_site(): void {
		$names = static fn (): array => array_intersect_key( CartSettings::for_page( true, '' ), array_flip( [ 'cart_hash_key', 'fragment_name' ] ) );
		$english = $names();
		add_filter( 'locale', static fn (): string => 'de_DE' );
		$german = $names();
		add_filter( 'site_url', static fn ( string $url ): string => $url . 'shop-two/' );
		$other_site = $names();
		foreach ( [ 'cart_hash_key', 'fragment_name' ] as $name ) {
			self::assertCount( 3, array_unique( [ $english[ $name ], $german[ $name ], $other_site[ $name ] ] ), $name );
		}
	}

	public function test_loads_the_cart_module_on_pages_with_product_blocks(): void {
		// Earlier tests may have rendered product blocks.
		unset( $GLOBALS['wp_actions']['quayside_shop_uses_product_blocks'] );
		$when = static function (): string {
			ob_start();
			do_action( 'wp_footer' );
			$tag = new \WP_HTML_Tag_Processor( (string) ob_get_clean() );
			while ( $tag->next_tag( 'div' ) ) {
				if ( 'quayside-cart' === $tag->get_attribute( 'id' ) ) {
					return (string) $tag->get_attribute( 'data-when' );
				}
			}
			return '';
		};
		self::assertSame( 'cookie:woocommerce_items_in_cart', $when() );
		self::assertSame( '<a>Add</a>', apply_filters( 'render_block_woocommerce/product-button', '<a>Add</a>' ) );
		self::assertSame( 'idle', $when() );
	}

	public function test_marks_only_ajax_buttons(): void {
		$mark = static fn ( string $name ): array => (array) apply_filters( 'woocommerce_loop_add_to_cart_args', [ 'class' => $name, 'attributes' => [] ] );
		self::assertSame( [ 'data-island-for' => 'quayside-cart' ], $mark( 'button add_to_cart_button ajax_add_to_cart' )['attributes'] );
		self::assertSame( [], $mark( 'button product_type_variable' )['attributes'] );
		update_option( 'woocommerce_enable_ajax_add_to_cart', 'no' );
		self::assertSame( [], $mark( 'button add_to_cart_button ajax_add_to_cart' )['attributes'] );
	}

	/**
	 * @testdox [S2.15] Prints the widget with its empty state
	 */
	public function test_prints_the_widget_with_its_empty_state(): void {
		ob_start();
		the_widget( 'WC_Widget_Cart', [ 'hide_if_empty' => 1 ] );
		$html = (string) ob_get_clean();
		self::assertStringContainsString( 'hide_cart_widget_if_empty', $html );
		self::assertStringContainsString( 'No products in the cart.', $html );
	}
}
