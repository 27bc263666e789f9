<?php
declare( strict_types=1 );

namespace Quayside\Shop\WoocommerceScripts;

use Quayside\Shop\Kit\Module as KitModule;

/**
 * Dequeues the scripts of the classic cart and checkout on pages with WooCommerce's blocks. The blocks do so themselves, but
 * too late in classic themes, where they render after the head is printed.
 */
final class BlockPages implements KitModule {
	/**
	 * Scripts that each block replaces.
	 */
	private const CLASSIC = [
		'woocommerce/cart'     => [ 'wc-cart', 'wc-password-strength-meter', 'selectWoo' ],
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
		foreach ( self::CLASSIC as $block => $handles ) {
			if ( has_block( $block ) ) {
				array_map( static fn ( string $handle ) => wp_dequeue_script( $handle ), $handles );
			}
		}
	}
}
