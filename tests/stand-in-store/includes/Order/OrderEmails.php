<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Order;

/**
 * Sends plain emails about a new order to the store and the customer.
 */
final class OrderEmails {

	/** Adds the hook. */
	public function register(): void {
		add_action( 'woocommerce_order_status_pending_to_processing', [ $this, 'send' ], 10, 1 );
		add_action( 'woocommerce_order_status_pending_to_completed', [ $this, 'send' ], 10, 1 );
		add_action( 'woocommerce_order_status_pending_to_on-hold', [ $this, 'send' ], 10, 1 );
	}

	/**
	 * Sends both.
	 *
	 * @param int $id Order.
	 */
	public function send( $id ): void {
		$order = wc_get_order( $id );
		if ( ! $order instanceof \WC_Order ) {
			return;
		}
		$lines = array_map( static fn( \WC_Order_Item_Product $item ): string => $item->get_quantity() . ' x ' . $item->get_name(), $order->get_items() );
		$text  = implode( "\n", $lines ) . "\n\n" . html_entity_decode( wp_strip_all_tags( $order->get_formatted_order_total() ), ENT_QUOTES, 'UTF-8' );
		$site  = wp_specialchars_decode( (string) get_option( 'blogname' ), ENT_QUOTES );
		/* translators: 1: site, 2: order number */
		wp_mail( (string) get_option( 'admin_email' ), sprintf( __( '[%1$s]: New order #%2$s', 'stand-in-store' ), $site, $order->get_order_number() ), $text );
		if ( is_email( $order->get_billing_email() ) ) {
			/* translators: %s: site */
			wp_mail( $order->get_billing_email(), sprintf( __( 'Your %s order has been received!', 'stand-in-store' ), $site ), $text );
		}
	}
}
