<?php
declare( strict_types=1 );

namespace Quayside\Shop\Dashboard;

use WC_Customer;

/**
 * An address with the store's fields for its country: contract shop/dashboard.address.
 */
final class AddressFields {
	/**
	 * @param 'billing'|'shipping' $type     Which address.
	 * @param WC_Customer          $customer Whose it is.
	 * @param string               $country  Country whose fields are wanted; '' for the address's own.
	 */
	public function __construct( private string $type, private WC_Customer $customer, private string $country = '' ) {}

	/**
	 * The address.
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
		// An address without a street is none: the country alone is the store's.
		$lines = '' === ( $address['address_1'] ?? '' ) ? '' : WC()->countries->get_formatted_address( $address, "\n" );
		return [
			'type'   => $this->type,
			'lines'  => array_values( array_filter( array_map( [ Module::class, 'text' ], explode( "\n", $lines ) ) ) ),
			'fields' => $fields,
		];
	}

	/**
	 * A field as the contract has it.
	 *
	 * @param array<mixed> $field The store's.
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
			'label'        => Module::text( '' === $text( 'label' ) ? $text( 'placeholder' ) : $text( 'label' ) ),
			'kind'         => [] !== $options ? 'select' : ( in_array( $kind, [ 'email', 'tel', 'checkbox', 'textarea' ], true ) ? $kind : 'text' ),
			'required'     => ! empty( $field['required'] ),
			'autocomplete' => $text( 'autocomplete' ),
			'value'        => "{$this->type}_country" === $key ? $country : $this->value( $key ),
			'options'      => array_map(
				static fn ( string|int $value, mixed $label ): array => [
					'value' => (string) $value,
					'label' => Module::text( is_scalar( $label ) ? (string) $label : '' ),
				],
				array_keys( $options ),
				$options
			),
		];
	}

	/**
	 * What the customer has in a field.
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
