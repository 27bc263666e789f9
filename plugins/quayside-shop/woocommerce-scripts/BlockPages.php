<?php
declare( strict_types=1 );

namespace Quayside\Shop\WoocommerceScripts;

use Quayside\Shop\Kit\Module as KitModule;
use Quayside\Shop\Settings\Settings;

/**
 * Dequeues the scripts of the classic cart and checkout on pages with WooCommerce's blocks. The blocks do so themselves, but
 * too late in classic themes, where they render after the head is printed.
 */
final class BlockPages implements KitModule {
	/** The block that the lightweight cart page can replace. */
	public const CART = 'woocommerce/cart';

	/**
	 * Scripts that each block replaces.
	 */
	private const CLASSIC = [
		self::CART             => [ 'wc-cart', 'wc-password-strength-meter', 'selectWoo' ],
		'woocommerce/checkout' => [ 'wc-checkout', 'wc-address-autocomplete', 'wc-password-strength-meter', 'selectWoo' ],
	];

	public function register(): void {
		// The priority that the blocks use.
		add_action( 'wp_enqueue_scripts', [ $this, 'dequeue' ], 20 );
	}

	/**
	 * Dequeues the scripts. Endpoints such as order-pay render classic templates in place of the block.
	 */
	public function dequeue(): void {
		if ( ( ! is_cart() && ! is_checkout() ) || is_wc_endpoint_url() ) {
			return;
		}
		foreach ( array_keys( self::CLASSIC ) as $block ) {
			// The lightweight cart page replaces the block when it is rendered, or dequeues the scripts.
			$may_be_replaced = self::CART === $block && Settings::is_on( 'lightweight_cart' );
			if ( ! $may_be_replaced && has_block( $block ) ) {
				self::dequeue_for( $block );
			}
		}
	}

	/**
	 * Dequeues the classic scripts that a block replaces.
	 *
	 * @param string $block Name of the block.
	 */
	public static function dequeue_for( string $block ): void {
		array_map( static fn ( string $handle ) => wp_dequeue_script( $handle ), self::CLASSIC[ $block ] ?? [] );
	}
}
