<?php
declare( strict_types=1 );

namespace Quayside\Shop\Dashboard;

use WC_Customer;

/**
 * An address with WooCommerce's fields for its country: contract shop/dashboard.address.
 */
final class AddressFields {
	/**
	 * @param 'billing'|'shipping' $type     Type of the address.
	 * @param WC_Customer          $customer The customer.
	 * @param string               $country  Country whose fields to return, '' for the country of the address.
	 */
	public function __construct( private string $type, private WC_Customer $customer, private string $country = '' ) {}

	/**
	 * Returns the address.
	 *
	 * @return array<string, mixed>
	 */
	public function data(): array {
		$address = 'billing' === $this->type ? $this->customer->get_billing() : $this->customer->get_shipping();
		$country = $this->country;
		if ( '' === $country ) {
			$country = is_string( $address['country'] ?? null ) && '' !== $address['country'] ? $address['country'] : WC()->countries->get_base_country();
		}
		$fields = [];
		foreach ( WC()->countries->get_address_fields( $country, "{$this->type}_" ) as $key => $field ) {
			if ( is_array( $field ) && 'hidden' !== ( $field['type'] ?? '' ) ) {
				$fields[] = $this->field( (string) $key, $field, $country );
			}
		}
		// An address without a street has not been entered yet. Its country is only the store's default.
		$lines = '' === ( $address['address_1'] ?? '' ) ? '' : WC()->countries->get_formatted_address( $address, "\n" );
		return [
			'type'   => $this->type,
			'lines'  => array_values( array_filter( array_map( [ Rest::class, 'text' ], explode( "\n", $lines ) ) ) ),
			'fields' => $fields,
		];
	}

	/**
	 * Returns a field in the format of the contract.
	 *
	 * @param array<mixed> $field WooCommerce's field.
	 * @return array<string, mixed>
	 */
	private function field( string $key, array $field, string $country ): array {
		$kind    = is_string( $field['type'] ?? null ) ? $field['type'] : 'text';
		$options = is_array( $field['options'] ?? null ) ? $field['options'] : [];
		if ( 'country' === $kind ) {
			$options = 'shipping' === $this->type ? WC()->countries->get_shipping_countries() : WC()->countries->get_allowed_countries();
		} elseif ( 'state' === $kind ) {
			$states  = method_exists( WC()->countries, 'get_states' ) ? WC()->countries->get_states( $country ) : [];
			$options = is_array( $states ) ? $states : [];
		}
		$text = static fn ( string $name ): string => is_string( $field[ $name ] ?? null ) ? $field[ $name ] : '';
		return [
			'name'         => $key,
			'label'        => Rest::text( '' === $text( 'label' ) ? $text( 'placeholder' ) : $text( 'label' ) ),
			'kind'         => [] !== $options ? 'select' : ( in_array( $kind, [ 'email', 'tel', 'checkbox', 'textarea' ], true ) ? $kind : 'text' ),
			'required'     => ! empty( $field['required'] ),
			'autocomplete' => $text( 'autocomplete' ),
			'value'        => "{$this->type}_country" === $key ? $country : $this->value( $key ),
			'options'      => array_map(
				static fn ( string|int $value, mixed $label ): array => [
					'value' => (string) $value,
					'label' => Rest::text( is_scalar( $label ) ? (string) $label : '' ),
				],
				array_keys( $options ),
				$options
			),
		];
	}

	/**
	 * Returns the customer's value of a field, '' if there is none.
	 */
	private function value( string $key ): string {
		try {
			$value = is_callable( [ $this->customer, "get_$key" ] ) ? $this->customer->{"get_$key"}( 'edit' ) : $this->customer->get_meta( $key );
		} catch ( \Exception $unknown ) {
			unset( $unknown );
			$value = '';
		}
		return is_scalar( $value ) ? (string) $value : '';
	}
}
