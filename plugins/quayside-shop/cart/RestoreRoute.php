<?php
declare( strict_types=1 );

namespace Quayside\Shop\Cart;

use Quayside\Shop\Kit\Assets;
use Quayside\Shop\Kit\Contract;

/**
 * POST {wc-ajax}/quayside_restore_cart_item: undoes the removal of a cart item, with all its data.
 *
 * Like WooCommerce's own cart routes, it works on the visitor's session without a nonce, so that cached pages can use it.
 */
final class RestoreRoute {
	public function __construct( private Assets $assets ) {}

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_action( 'wc_ajax_quayside_restore_cart_item', [ $this, 'respond' ] );
	}

	/**
	 * Sends the same response as a removal: fragments and hash, or success false.
	 */
	public function respond(): void {
		$key     = is_string( $_POST['cart_item_key'] ?? null ) ? wp_unslash( $_POST['cart_item_key'] ) : ''; // phpcs:ignore WordPress.Security
		$key     = sanitize_text_field( $key );
		$request = Contract::load( $this->assets->path( 'build/contracts' ), 'shop/cart.restore-request' );
		$valid   = $request->validate( [ 'cart_item_key' => $key ] );
		if ( is_wp_error( $valid ) ) {
			wp_send_json_error( null, 400 );
		}
		$cart = WC()->cart;
		if ( $cart instanceof \WC_Cart && RemovedLines::restore( $cart, $key ) ) {
			\WC_AJAX::get_refreshed_fragments();
		}
		wp_send_json_error();
	}
}
