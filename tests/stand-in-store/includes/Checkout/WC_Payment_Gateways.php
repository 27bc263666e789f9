<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

/**
 * The payment methods: cash on delivery, and those that plugins add.
 */
final class WC_Payment_Gateways {

	private static ?self $instance = null;

	/**
	 * Methods by ID, once they are asked for.
	 *
	 * @var array<string,object>|null
	 */
	private ?array $gateways = null;

	/** Returns the one list. */
	public static function instance(): self {
		return self::$instance ??= new self();
	}

	/** @return array<string,object> Methods by identifier. */
	public function payment_gateways(): array {
		if ( null === $this->gateways ) {
			$this->gateways = [];
			foreach ( (array) apply_filters( 'woocommerce_payment_gateways', [ 'WC_Gateway_COD' ] ) as $gateway ) {
				$gateway = is_string( $gateway ) && class_exists( $gateway ) ? new $gateway() : $gateway;
				if ( $gateway instanceof WC_Payment_Gateway ) {
					$this->gateways[ $gateway->id ] = $gateway;
				}
			}
		}
		return $this->gateways;
	}

	/** @return array<string,object> Methods that can be used now. */
	public function get_available_payment_gateways(): array {
		$available = (array) apply_filters(
			'woocommerce_available_payment_gateways',
			array_filter( $this->payment_gateways(), static fn ( WC_Payment_Gateway $gateway ): bool => 'yes' === $gateway->enabled )
		);
		foreach ( $available as $id => $gateway ) {
			$gateway->chosen = array_key_first( $available ) === $id;
		}
		return $available;
	}
}
