<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Order;

/**
 * An order's addresses.
 */
trait Addresses {
	/**
	 * Getters and setters of the addresses: get_billing_email() and the like.
	 *
	 * @param string      $name      Method.
	 * @param list<mixed> $arguments Arguments.
	 * @return mixed
	 */
	public function __call( string $name, array $arguments ) {
		if (
			preg_match(
				'/^(get|set)_(billing|shipping)_(first_name|last_name|company|address_1|address_2|city|state|postcode|country|email|phone)$/',
				$name,
				$part
			)
		) {
			if ( 'get' === $part[1] ) {
				return (string) ( $this->data[ $part[2] ][ $part[3] ] ?? '' );
			}
			$this->data[ $part[2] ][ $part[3] ] = (string) ( $arguments[0] ?? '' );
			return null;
		}
		return parent::__call( $name, $arguments );
	}

	/** Returns the billing address as HTML. */
	public function get_formatted_billing_address( $empty = '' ): string {
		$text = WC()->countries->get_formatted_address( $this->data['billing'] );
		return '' === $text ? (string) $empty : $text;
	}

	/**
	 * Returns an address.
	 *
	 * @param string $type billing or shipping.
	 * @return array<string,string>
	 */
	public function get_address( $type = 'billing' ): array {
		return (array) $this->data[ $type ];
	}

	/**
	 * Sets an address.
	 *
	 * @param array<string,string> $address Parts.
	 * @param string               $type    billing or shipping.
	 */
	public function set_address( $address, $type = 'billing' ): void {
		$this->data[ $type ] = array_map( 'strval', $address );
	}
}
