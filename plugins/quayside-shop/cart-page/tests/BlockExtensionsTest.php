<?php
declare( strict_types=1 );

namespace Quayside\Shop\CartPage\Tests;

use Automattic\WooCommerce\Blocks\Integrations\IntegrationRegistry;
use Automattic\WooCommerce\Blocks\Payments\PaymentMethodRegistry;
use Quayside\Shop\CartPage\BlockExtensions;
use Quayside\Tests\TestCase;

/**
 * Extensions of WooCommerce's blocks, as their developer documentation describes them.
 */
final class BlockExtensionsTest extends TestCase {
	private const EXPRESS = '<!-- wp:woocommerce/cart --><div><!-- wp:woocommerce/cart-express-payment-block /--></div><!-- /wp:woocommerce/cart -->';

	private ?\WP_Scripts $before = null;

	protected function set_up(): void {
		parent::set_up();
		if ( ! class_exists( IntegrationRegistry::class ) ) {
			self::markTestSkipped( 'Tests the blocks of WooCommerce itself.' );
		}
		$this->before          = $GLOBALS['wp_scripts'] ?? null;
		$GLOBALS['wp_scripts'] = new \WP_Scripts(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
	}

	protected function tear_down(): void {
		$GLOBALS['wp_scripts'] = $this->before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		parent::tear_down();
	}

	public function test_woocommerce_itself_does_not_count_as_an_extension(): void {
		$extensions = new BlockExtensions();
		$extensions->watch();
		$registry = new PaymentMethodRegistry();
		do_action( 'woocommerce_blocks_payment_method_type_registration', $registry );
		self::assertSame( [], $extensions->find( self::parsed( self::EXPRESS ) ) );
	}

	public function test_the_content_that_woocommerce_creates_has_only_known_blocks(): void {
		$content = ( static fn (): string => \WC_Install::get_cart_block_content() )->bindTo( null, \WC_Install::class )();
		self::assertSame( [], ( new BlockExtensions() )->find( self::parsed( $content ) ) );
	}

	public function test_an_integration_of_the_block_is_found(): void {
		$extensions = new BlockExtensions();
		$extensions->watch();
		$registry = new IntegrationRegistry();
		$registry->register( new TestIntegration() );
		do_action( 'woocommerce_blocks_cart_block_registration', $registry );
		self::assertSame( [ 'integration my-plugin' ], $extensions->find( self::parsed( '<!-- wp:woocommerce/cart /-->' ) ) );
	}

	public function test_an_active_payment_method_is_found_if_the_block_shows_express_payment_methods(): void {
		$extensions = new BlockExtensions();
		$extensions->watch();
		$registry = new PaymentMethodRegistry();
		$method   = new TestPaymentMethod();
		$registry->register( $method );
		do_action( 'woocommerce_blocks_payment_method_type_registration', $registry );
		self::assertSame( [ 'payment method my-gateway' ], $extensions->find( self::parsed( self::EXPRESS ) ) );
		self::assertSame( [], $extensions->find( self::parsed( '<!-- wp:woocommerce/cart /-->' ) ) );
		$method->is_active = false;
		self::assertSame( [], $extensions->find( self::parsed( self::EXPRESS ) ) );
	}

	/**
	 * Runs alone, because WooCommerce has no function that removes the data.
	 *
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_data_in_the_store_api_is_found(): void {
		woocommerce_store_api_register_endpoint_data(
			[
				'endpoint'        => 'cart-item',
				'namespace'       => 'my-plugin',
				'schema_callback' => static fn (): array => [ 'points' => [ 'type' => 'integer' ] ],
				'data_callback'   => static fn (): array => [ 'points' => 12 ],
			]
		);
		self::assertContains( 'Store API data my-plugin', ( new BlockExtensions() )->find( self::parsed( '<!-- wp:woocommerce/cart /-->' ) ) );
	}

	/**
	 * @return array<mixed>
	 */
	private static function parsed( string $content ): array {
		return parse_blocks( $content )[0] ?? [];
	}
}
