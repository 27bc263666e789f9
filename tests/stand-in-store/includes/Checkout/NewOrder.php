<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Checkout;

/**
 * Creates an order from the cart.
 */
final class NewOrder {

	/**
	 * Returns the order's ID.
	 *
	 * @param array<string,mixed> $data The checkout form's data.
	 */
	public static function create( array $data ): int {
		$cart  = WC()->cart;
		$order = new \WC_Order();
		foreach ( [ 'billing', 'shipping' ] as $type ) {
			$address = [];
			foreach ( $data as $name => $value ) {
				if ( str_starts_with( (string) $name, $type . '_' ) && is_scalar( $value ) ) {
					$address[ substr( (string) $name, strlen( $type ) + 1 ) ] = (string) $value;
					WC()->customer?->set_props( [ $name => $value ] );
				}
			}
			$order->set_address( $address, $type );
		}
		WC()->customer?->save();
		$gateway = WC()->payment_gateways()->get_available_payment_gateways()[ $data['payment_method'] ] ?? null;
		$agent   = $_SERVER['HTTP_USER_AGENT'] ?? ''; // phpcs:ignore WordPress.Security -- cleaned below.
		$order->set_props( [
			'customer_id'          => (int) apply_filters( 'woocommerce_checkout_customer_id', get_current_user_id() ),
			'created_via'          => 'checkout',
			'cart_hash'            => $cart?->get_cart_hash(),
			'customer_note'        => (string) ( $data['order_comments'] ?? '' ),
			'customer_user_agent'  => sanitize_text_field( wp_unslash( (string) $agent ) ),
			'payment_method'       => $data['payment_method'],
			'payment_method_title' => null === $gateway ? '' : $gateway->get_title(),
			'shipping_total'       => $cart?->get_shipping_total(),
			'discount_total'       => $cart?->get_discount_total(),
			'coupon_codes'         => $cart?->get_applied_coupons(),
			'total'                => (float) $cart?->get_total( 'edit' ),
		] );
		foreach ( $cart?->get_cart() ?? [] as $line ) {
			$order->add_product( $line['data'], $line['quantity'], [
				'subtotal'  => (float) $line['line_subtotal'],
				'total'     => (float) $line['line_total'],
				'variation' => (array) $line['variation'],
			] );
		}
		do_action( 'woocommerce_checkout_create_order', $order, $data );
		$id = $order->save();
		self::take_stock( $order );
		do_action( 'woocommerce_checkout_update_order_meta', $id, $data );
		do_action( 'woocommerce_checkout_order_created', $order );
		return $id;
	}

	/** Reduces stock and counts sales. */
	private static function take_stock( \WC_Order $order ): void {
		foreach ( $order->get_items() as $item ) {
			$product = $item->get_product();
			if ( $product instanceof \WC_Product ) {
				update_post_meta(
					(int) $item->get_product_id(),
					'total_sales',
					(string) ( (int) get_post_meta( (int) $item->get_product_id(), 'total_sales', true ) + (int) $item->get_quantity() )
				);
				if ( $product->managing_stock() ) {
					$product->set_stock_quantity( (int) $product->get_stock_quantity() - (int) $item->get_quantity() );
					$product->save();
				}
			}
		}
	}
}
