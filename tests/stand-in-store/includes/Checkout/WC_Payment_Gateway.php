<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

/**
 * Base class of payment methods.
 *
 * Properties have no types, because WooCommerce's have none and plugins redeclare them.
 */
abstract class WC_Payment_Gateway {

	/** @var string Identifier. */
	public $id = '';

	/** @var string Name. */
	public $title = '';

	/** @var string Words under it. */
	public $description = '';

	/** @var string "yes" or "no". */
	public $enabled = 'yes';

	/** @var bool Whether something is shown under it. */
	public $has_fields = false;

	/** @var bool Whether it is the one that is chosen. */
	public $chosen = false;

	/** @var array<int,string> What it can do. */
	public $supports = [ 'products' ];

	/** @return string Name. */
	public function get_title() {
		return (string) apply_filters( 'woocommerce_gateway_title', $this->title, $this->id );
	}

	/** @return string Picture: none. */
	public function get_icon() {
		return '';
	}

	/** @return bool Whether something is shown under it. */
	public function has_fields() {
		return (bool) $this->has_fields;
	}

	/** @return void Prints the words under it. */
	public function payment_fields() {
		echo wp_kses_post( wpautop( $this->description ) );
	}

	/**
	 * Accepts the order.
	 *
	 * @param int $order_id Order.
	 * @return array{result?:string,redirect?:string}
	 */
	public function process_payment( $order_id ) {
		return [];
	}
}
