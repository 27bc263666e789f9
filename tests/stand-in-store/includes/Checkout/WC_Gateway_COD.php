<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

/**
 * Cash on delivery.
 */
class WC_Gateway_COD extends WC_Payment_Gateway {

	/** Names it. */
	public function __construct() {
		$this->id          = 'cod';
		$this->title       = __( 'Cash on delivery', 'stand-in-store' );
		$this->description = __( 'Pay with cash upon delivery.', 'stand-in-store' );
	}

	/**
	 * Accepts the order.
	 *
	 * @param int $order_id Order.
	 * @return array{result:string,redirect:string}
	 */
	public function process_payment( $order_id ) {
		$order = wc_get_order( $order_id );
		if ( ! $order instanceof WC_Order ) {
			return [ 'result' => 'failure', 'redirect' => '' ];
		}
		$order->update_status( 'processing' );
		WC()->cart?->empty_cart();
		return [
			'result'   => 'success',
			'redirect' => $order->get_checkout_order_received_url(),
		];
	}
}
