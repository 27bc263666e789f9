<?php
declare( strict_types=1 );

namespace Quayside\Shop\CartPage;

use Automattic\WooCommerce\Blocks\Integrations\IntegrationRegistry;
use Automattic\WooCommerce\StoreApi\Schemas\ExtendSchema;
use Automattic\WooCommerce\StoreApi\StoreApi;
use Quayside\Shop\WoocommerceScripts\JqueryUse;

/**
 * Finds what extensions add to WooCommerce's Cart block. The classic cart would not show it.
 */
final class BlockExtensions {
	/**
	 * Block with the content for empty carts, which EmptyCart renders.
	 */
	public const EMPTY_CART = 'woocommerce/empty-cart-block';

	/**
	 * Blocks with a heading and the cross-sells, which the classic cart shows with a heading of its own. Since WooCommerce 10, the
	 * Cart block has a product collection for them.
	 */
	private const CROSS_SELLS            = 'woocommerce/cart-cross-sells-block';
	private const CROSS_SELLS_COLLECTION = 'woocommerce/product-collection/cross-sells';

	/**
	 * Block with the buttons of express payment methods.
	 */
	private const EXPRESS_PAYMENT = 'woocommerce/cart-express-payment-block';

	/**
	 * The Cart block and its inner blocks, whose content the classic cart shows.
	 */
	private const KNOWN = [
		'woocommerce/cart',
		'woocommerce/filled-cart-block',
		'woocommerce/cart-items-block',
		'woocommerce/cart-line-items-block',
		'woocommerce/cart-cross-sells-products-block',
		'woocommerce/cart-totals-block',
		'woocommerce/cart-order-summary-block',
		'woocommerce/cart-order-summary-heading-block',
		'woocommerce/cart-order-summary-subtotal-block',
		'woocommerce/cart-order-summary-fee-block',
		'woocommerce/cart-order-summary-discount-block',
		'woocommerce/cart-order-summary-coupon-form-block',
		'woocommerce/cart-order-summary-shipping-block',
		'woocommerce/cart-order-summary-taxes-block',
		'woocommerce/cart-order-summary-totals-block',
		'woocommerce/proceed-to-checkout-block',
		'woocommerce/cart-accepted-payment-methods-block',
		self::EXPRESS_PAYMENT,
	];

	/**
	 * Hooks that run only for the Cart block.
	 */
	private const HOOKS = [
		'render_block_woocommerce/cart',
		'woocommerce_blocks_enqueue_cart_block_scripts_before',
		'woocommerce_blocks_enqueue_cart_block_scripts_after',
	];

	/**
	 * Scripts with which other scripts change the Cart block: slots, filters, payment methods, and the block itself.
	 */
	private const SCRIPTS = [ 'wc-blocks-checkout', 'wc-blocks-registry', 'wc-cart-block-frontend' ];

	/**
	 * Integrations of the Cart block.
	 */
	private ?IntegrationRegistry $integrations = null;

	/**
	 * Payment methods of the cart and checkout blocks.
	 */
	private ?IntegrationRegistry $payment_methods = null;

	/**
	 * Collects the registries of WooCommerce's blocks.
	 */
	public function watch(): void {
		add_action(
			'woocommerce_blocks_cart_block_registration',
			function ( $registry ): void {
				$this->integrations = $registry instanceof IntegrationRegistry ? $registry : null;
			}
		);
		add_action(
			'woocommerce_blocks_payment_method_type_registration',
			function ( $registry ): void {
				$this->payment_methods = $registry instanceof IntegrationRegistry ? $registry : null;
			}
		);
	}

	/**
	 * Returns what extends the block.
	 *
	 * @param array<mixed> $block The parsed Cart block.
	 * @return list<string> Kind and name of each extension, such as "block my-plugin/points". Empty if there are none.
	 */
	public function find( array $block ): array {
		$names       = self::inner_blocks( $block );
		$has_express = in_array( self::EXPRESS_PAYMENT, $names, true );
		return [
			...self::prefixed( 'block', array_diff( $names, self::KNOWN ) ),
			...self::prefixed( 'hook', array_filter( self::HOOKS, static fn ( string $hook ): bool => has_filter( $hook ) ) ),
			...self::prefixed( 'integration', array_keys( self::foreign( $this->integrations ) ) ),
			...self::prefixed(
				'payment method',
				$has_express ? array_keys( array_filter( self::foreign( $this->payment_methods ), [ self::class, 'is_active' ] ) ) : []
			),
			...self::prefixed( 'Store API data', self::store_api_namespaces() ),
			...$this->find_scripts(),
		];
	}

	/**
	 * Returns the scripts of other plugins and of the theme that are enqueued and change the block.
	 *
	 * @return list<string> As in find().
	 */
	public function find_scripts(): array {
		$extends = static function ( string $handle ): bool {
			$script = wp_scripts()->registered[ $handle ] ?? null;
			return null !== $script && ! JqueryUse::is_own( $script ) && [] !== array_intersect( self::SCRIPTS, JqueryUse::with_dependencies( $handle ) );
		};
		return self::prefixed( 'script', array_filter( wp_scripts()->queue, $extends ) );
	}

	/**
	 * Returns the names of a block and its inner blocks, without the content for empty carts and without headings of the
	 * cross-sells.
	 *
	 * @param array<mixed> $block Parsed block.
	 * @return list<string>
	 */
	private static function inner_blocks( array $block ): array {
		$name       = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';
		$collection = is_array( $block['attrs'] ?? null ) ? $block['attrs']['collection'] ?? '' : '';
		if ( in_array( $name, [ self::EMPTY_CART, self::CROSS_SELLS, '' ], true ) || self::CROSS_SELLS_COLLECTION === $collection ) {
			return [];
		}
		$names = [ $name ];
		foreach ( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [] as $inner ) {
			$names = [ ...$names, ...self::inner_blocks( is_array( $inner ) ? $inner : [] ) ];
		}
		return $names;
	}

	/**
	 * Returns the registered integrations of other plugins, by name.
	 *
	 * @return array<string, object>
	 */
	private static function foreign( ?IntegrationRegistry $registry ): array {
		return array_filter(
			null === $registry ? [] : $registry->get_all_registered(),
			static fn ( object $integration ): bool => ! str_starts_with( $integration::class, 'Automattic\\WooCommerce\\' )
		);
	}

	/**
	 * Determines whether a payment method is active.
	 */
	private static function is_active( object $method ): bool {
		return ! method_exists( $method, 'is_active' ) || (bool) $method->is_active();
	}

	/**
	 * Returns the plugins that add data to the Store API's cart, which only scripts of the block display.
	 *
	 * @return list<string>
	 */
	private static function store_api_namespaces(): array {
		if ( ! class_exists( StoreApi::class ) ) {
			return [];
		}
		$container = StoreApi::container();
		$schema    = is_object( $container ) && method_exists( $container, 'get' ) ? $container->get( ExtendSchema::class ) : null;
		$names     = [];
		foreach ( $schema instanceof ExtendSchema ? [ 'cart', 'cart-item' ] : [] as $endpoint ) {
			$names = [ ...$names, ...array_keys( (array) $schema->get_endpoint_schema( $endpoint ) ) ];
		}
		return array_values( array_unique( array_map( strval( ... ), $names ) ) );
	}

	/**
	 * Adds the kind to each name.
	 *
	 * @param string                  $kind  Kind of extension.
	 * @param array<array-key,string> $names Names.
	 * @return list<string>
	 */
	private static function prefixed( string $kind, array $names ): array {
		return array_values( array_map( static fn ( string $name ): string => "$kind $name", $names ) );
	}
}
