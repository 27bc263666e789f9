<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

/**
 * Cash on delivery.
 */
class WC_Gateway_COD {

	public string $id = 'cod';
	public string $title;
	public string $enabled = 'yes';
	public bool $has_fields = true;
	public bool $chosen = true;

	/** Names it. */
	public function __construct() {
		$this->title = __( 'Cash on delivery', 'stand-in-store' );
	}

	/** Name. */
	public function get_title(): string {
		return (string) apply_filters( 'woocommerce_gateway_title', $this->title, $this->id );
	}

	/** Picture: none. */
	public function get_icon(): string {
		return '';
	}

	/** Words under it. */
	public function payment_fields(): void {
		echo wp_kses_post( wpautop( __( 'Pay with cash upon delivery.', 'stand-in-store' ) ) );
	}

	/**
	 * Takes the order.
	 *
	 * @param int $order_id Order.
	 * @return array{result:string,redirect:string}
	 */
	public function process_payment( $order_id ): array {
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
