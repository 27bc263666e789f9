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

	public function test_each_group_is_described_with_its_dependencies(): void {
		[ $scripts, $host ] = self::printed();
		self::assertSame( '', $scripts );
		$props = self::props( $host );
		self::assertSame( [ 'password-meter', 'cart' ], array_column( $props['groups'], 'name' ) );
		[ $meter, $cart ] = array_map(
			static fn ( array $group ): string => implode(
				' ',
				array_map(
					static fn ( int $index ): string => $props['scripts'][ $index ]['attributes']['src'] ?? $props['scripts'][ $index ]['text'],
					$group['scripts']
				)
			),
			$props['groups']
		);
		self::assertMatchesRegularExpression( '/jquery\.min\.js.*judge\.js.*meter\.js/s', $meter );
		self::assertMatchesRegularExpression( '/jquery\.min\.js.*cartSettings.*cart\.js/s', $cart );
		self::assertStringNotContainsString( 'select.js', $host );
		self::assertSame( 1, substr_count( $host, 'jquery.min.js' ), 'Groups share jQuery.' );
	}

	public function test_nothing_in_the_page_is_a_script_to_plugins_that_change_scripts(): void {
		[ , $host ] = self::printed();
		self::assertSame( 1, preg_match_all( '/<script\b/i', $host ) );
		self::assertStringContainsString( '<script type="application/json" data-seal>', $host );
	}

	public function test_preserves_attributes_that_plugins_add(): void {
		add_filter( 'script_loader_tag', static fn ( string $tag ): string => str_replace( '<script ', '<script nonce="abc" data-x=\'a"b\' ', $tag ) );
		[ , $host ]  = self::printed();
		$attributes = array_column( self::props( $host )['scripts'], 'attributes' );
		self::assertContains( 'abc', array_column( $attributes, 'nonce' ) );
		self::assertContains( 'a"b', array_column( $attributes, 'data-x' ) );
	}

	/**
	 * Runs alone, because tests of the cart define WOOCOMMERCE_CART, with which every page is the cart.
	 *
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_nothing_is_deferred_on_other_pages(): void {
		remove_filter( 'woocommerce_is_account_page', '__return_true' );
		[ $scripts, $host ] = self::printed();
		self::assertMatchesRegularExpression( '/meter\.js.*cart\.js.*select\.js/s', $scripts );
		self::assertSame( '', $host );
	}

	public function test_a_dependency_of_an_enqueued_script_runs_at_once(): void {
		wp_enqueue_script( 'theirs', 'https://theirs.example/a.js', [ 'wc-password-strength-meter' ], '1', true );
		[ $scripts, $host ] = self::printed();
		self::assertMatchesRegularExpression( '/meter\.js.*theirs\.example/s', $scripts );
		self::assertStringNotContainsString( 'meter.js', $host );
	}

	public function test_only_passive_groups_are_deferred_beside_other_scripts_with_jquery(): void {
		wp_enqueue_script( 'theirs', 'https://theirs.example/a.js', [ 'jquery' ], '1', true );
		[ $scripts, $host ] = self::printed();
		self::assertStringContainsString( 'cart.js', $scripts );
		self::assertStringContainsString( 'select.js', $scripts );
		self::assertStringNotContainsString( 'meter.js', $scripts );
		self::assertStringContainsString( 'meter.js', $host );
	}

	public function test_the_checkout_runs_with_the_first_interaction(): void {
		self::enqueue_checkout();
		[ $scripts, $host ] = self::printed();
		self::assertSame( '', $scripts );
		self::assertSame( 'body', array_column( self::props( $host )['groups'], 'for', 'name' )['checkout'] ?? null );
		self::assertContains( 'quayside-shop-checkout', wp_styles()->queue );
	}

	/**
	 * The theme removes styles of classes that it does not find in the page.
	 */
	public function test_classes_in_inline_scripts_count_but_states_do_not(): void {
		self::enqueue_checkout();
		wp_localize_script( 'judge', 'wc_country_select_params', [ 'countries' => (string) wp_json_encode( [ 'AL' => [ 'AL-01' => 'Berat' ] ] ) ] );
		wp_add_inline_script( 'wc-cart', 'document.body.innerHTML = "<p class=\\"alignwide\\">"' );
		[ , $host ] = self::printed();
		self::assertStringContainsString( 'Berat', $host );
		$content = apply_filters( 'quayside_trimmed_styles_content', "<p class=\"has-text\"></p>$host<p class=\"last\">" );
		self::assertStringNotContainsString( 'Berat', $content );
		foreach ( [ 'has-text', 'alignwide', 'cartSettings', 'last' ] as $word ) {
			self::assertStringContainsString( $word, $content );
		}
	}

	public function test_the_checkout_runs_at_once_beside_the_script_of_a_gateway(): void {
		self::enqueue_checkout();
		wp_enqueue_script( 'gateway', 'https://gateway.example/a.js', [ 'wc-checkout' ], '1', true );
		[ $scripts, $host ] = self::printed();
		self::assertMatchesRegularExpression( '/checkout\.js.*gateway\.example/s', $scripts );
		self::assertStringNotContainsString( 'checkout.js', $host );
	}

	/**
	 * @dataProvider gateways
	 */
	public function test_the_checkout_runs_at_once_if_a_payment_method_has_fields( \WC_Payment_Gateway $gateway, bool $expected ): void {
		add_filter( 'woocommerce_available_payment_gateways', static fn (): array => [ 'test' => $gateway ] );
		self::enqueue_checkout();
		[ $scripts, $host ] = self::printed();
		self::assertSame( $expected, str_contains( $scripts, 'checkout.js' ) );
		self::assertSame( ! $expected, str_contains( $host, 'checkout.js' ) );
	}

	/**
	 * @return array<string, array{\WC_Payment_Gateway, bool}>
	 */
	public static function gateways(): array {
		return [
			'none'      => [
				new class() extends \WC_Payment_Gateway {},
				false,
			],
			'announced' => [
				new class() extends \WC_Payment_Gateway {
					public $has_fields = true;
				},
				true,
			],
			'printed'   => [
				new class() extends \WC_Payment_Gateway {
					public function payment_fields() {
						echo '<iframe></iframe>';
					}
				},
				true,
			],
		];
	}

	public function test_queued_inline_code_counts_as_another_script(): void {
		$GLOBALS['wc_queued_js'] = '$( "#x" ).hide();';
		[ $scripts ] = self::printed();
		self::assertMatchesRegularExpression( '/jquery\.min\.js.*cart\.js/s', $scripts );
	}

	public function test_the_country_script_that_the_shipping_calculator_enqueues_is_deferred_with_the_cart(): void {
		self::enqueue_country_select();
		[ $scripts, $host ] = self::printed();
		self::assertSame( '', $scripts );
		self::assertSame( [ 'password-meter', 'cart', 'country-select' ], array_column( self::props( $host )['groups'], 'name' ) );
		self::assertSame( 1, substr_count( $host, 'country-select.js' ), 'Both groups share the file.' );
	}

	public function test_the_country_script_runs_at_once_if_the_cart_does(): void {
		self::enqueue_country_select();
		add_filter( 'quayside_shop_scripts_on_demand', static fn ( array $groups ): array => array_values( array_diff( $groups, [ 'cart' ] ) ) );
		[ $scripts, $host ] = self::printed();
		self::assertMatchesRegularExpression( '/country-select\.js.*\/cart\.js/s', $scripts );
		self::assertStringNotContainsString( 'country-select.js', $host );
	}

	public function test_the_filter_runs_a_group_at_once(): void {
		add_filter( 'quayside_shop_scripts_on_demand', static fn ( array $groups ): array => array_values( array_diff( $groups, [ 'cart' ] ) ) );
		[ $scripts, $host ] = self::printed();
		self::assertStringContainsString( 'cart.js', $scripts );
		self::assertStringContainsString( 'meter.js', $host );
	}

	public function test_scripts_that_are_printed_already_are_not_printed_again(): void {
		wp_enqueue_script( 'theirs', 'https://theirs.example/a.js', [ 'judge' ], '1', true );
		[ $scripts, $host ] = self::printed();
		self::assertStringContainsString( 'judge.js', $scripts );
		self::assertStringNotContainsString( 'judge.js', $host );
	}

	private static function enqueue_checkout(): void {
		wp_register_script( 'wc-checkout', WC()->plugin_url() . '/checkout.js', [ 'jquery' ], '1', true );
		wp_enqueue_script( 'wc-checkout' );
	}

	/**
	 * Enqueues the country script, on which the cart depends too.
	 */
	private static function enqueue_country_select(): void {
		wp_register_script( 'wc-country-select', WC()->plugin_url() . '/country-select.js', [ 'jquery' ], '1', [ 'strategy' => 'defer' ] );
		wp_scripts()->registered['wc-cart']->deps[] = 'wc-country-select';
		wp_enqueue_script( 'wc-country-select' );
	}

	/**
	 * @return array{string, string} What WordPress prints, and the module's host behind it.
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
		$module->print_groups();
		return [ $scripts, trim( (string) ob_get_clean() ) ];
	}

	/**
	 * @return array{groups: list<array{name: string, for: string, scripts: list<int>}>, scripts: list<array{attributes: array<string, string>, text: string}>}
	 */
	private static function props( string $host ): array {
		self::assertSame( 1, preg_match( '#data-seal>(.*?)</script>#s', $host, $match ) );
		return json_decode( $match[1] ?? '', true )['props']; // @phpstan-ignore offsetAccess.nonOffsetAccessible, return.type
	}
}
