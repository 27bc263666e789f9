<?php
declare( strict_types=1 );

namespace Quayside\Shop\WoocommerceScripts;

use Quayside\Shop\Kit\Module as KitModule;

/**
 * Leaves the scripts of the classic cart and checkout off the pages of WooCommerce's blocks. The blocks do so themselves, but
 * only in block themes: in others they come to it when the page's head is printed.
 */
final class BlockPages implements KitModule {
	/**
	 * What each block leaves out, by the block's name.
	 */
	private const CLASSIC = [
		'woocommerce/cart'     => [ 'wc-cart', 'wc-password-strength-meter', 'selectWoo' ],
		'woocommerce/checkout' => [ 'wc-checkout', 'wc-address-autocomplete', 'wc-password-strength-meter', 'selectWoo' ],
	];

	public function register(): void {
		// As in the blocks.
		add_action( 'wp_enqueue_scripts', [ $this, 'leave_out' ], 20 );
	}

	/**
	 * Takes the scripts out of the queue. Endpoints such as order-pay show classic templates in the place of the block.
	 */
	public function leave_out(): void {
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
