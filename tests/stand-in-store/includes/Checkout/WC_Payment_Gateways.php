<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

/**
 * The payment methods: cash on delivery.
 */
final class WC_Payment_Gateways {

	private static ?self $instance = null;

	/** The one list. */
	public static function instance(): self {
		return self::$instance ??= new self();
	}

	/** @return array<string,object> Methods by identifier. */
	public function payment_gateways(): array {
		return [ 'cod' => new WC_Gateway_COD() ];
	}

	/** @return array<string,object> Methods that can be used now. */
	public function get_available_payment_gateways(): array {
		return (array) apply_filters( 'woocommerce_available_payment_gateways', $this->payment_gateways() );
	}
}
