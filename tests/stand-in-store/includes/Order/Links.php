<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Order;

/**
 * Where an order is seen and paid.
 */
trait Links {
	/** Returns the sum as HTML. */
	public function get_formatted_order_total(): string {
		return (string) apply_filters(
			'woocommerce_get_formatted_order_total',
			wc_price( $this->data['total'], [ 'currency' => $this->data['currency'] ] ),
			$this,
			'',
			false
		);
	}

	/** Returns a line's sum as HTML. */
	public function get_formatted_line_subtotal( $item ): string {
		return wc_price( $item->get_subtotal(), [ 'currency' => $this->data['currency'] ] );
	}

	/** Returns the URL of the order confirmation. */
	public function get_checkout_order_received_url(): string {
		$url = add_query_arg( 'key', $this->data['order_key'], wc_get_endpoint_url( 'order-received', (string) $this->id, wc_get_checkout_url() ) );
		return (string) apply_filters( 'woocommerce_get_checkout_order_received_url', $url, $this );
	}

	/** Returns the URL of the payment page. */
	public function get_checkout_payment_url( $on_checkout = false ): string {
		return add_query_arg(
			[ 'pay_for_order' => 'true', 'key' => $this->data['order_key'] ],
			wc_get_endpoint_url( 'order-pay', (string) $this->id, wc_get_checkout_url() )
		);
	}

	/** Returns the URL at which the customer can view it. */
	public function get_view_order_url(): string {
		return wc_get_endpoint_url( 'view-order', (string) $this->id, wc_get_page_permalink( 'myaccount' ) );
	}
}
