<?php
declare( strict_types=1 );

namespace Quayside\Shop\Dashboard;

/**
 * The store's rules for an address: required fields, and postcodes, phones and e-mail addresses that can be right.
 */
final class AddressCheck {
	/**
	 * @param string $country Country of the address.
	 */
	public function __construct( private string $country ) {}

	/**
	 * Cleans and judges values.
	 *
	 * @param array<mixed>          $fields The store's fields.
	 * @param array<string, string> $values What was sent.
	 * @return array{values: array<string, string>, errors: array<string, string>} Values of the fields alone.
	 */
	public function check( array $fields, array $values ): array {
		$clean  = [];
		$errors = [];
		foreach ( $fields as $name => $field ) {
			$key     = (string) $name;
			$field   = is_array( $field ) ? $field : [];
			$label   = Module::text( is_string( $field['label'] ?? null ) ? $field['label'] : $key );
			$cleaner = 'textarea' === ( $field['type'] ?? '' ) ? 'sanitize_textarea_field' : 'sanitize_text_field';
			$value   = apply_filters( "woocommerce_process_myaccount_field_$key", $cleaner( $values[ $key ] ?? '' ) ); // phpcs:ignore WordPress.NamingConventions -- WooCommerce's name.
			$value   = is_scalar( $value ) ? (string) $value : '';
			if ( '' === $value && ! empty( $field['required'] ) ) {
				/* translators: %s: field */
				$errors[ $key ] = sprintf( __( '%s is a required field.', 'quayside-shop' ), $label );
			} elseif ( '' !== $value ) {
				foreach ( is_array( $field['validate'] ?? null ) ? $field['validate'] : [] as $rule ) {
					[ $value, $error ] = $this->judge( is_string( $rule ) ? $rule : '', $value, $label );
					if ( '' !== $error ) {
						$errors[ $key ] = $error;
					}
				}
			}
			$clean[ $key ] = $value;
		}
		return [
			'values' => $clean,
			'errors' => $errors,
		];
	}

	/**
	 * Applies one of the store's rules.
	 *
	 * @return array{0: string, 1: string} The value as it is kept, and what is wrong with it.
	 */
	private function judge( string $rule, string $value, string $label ): array {
		switch ( $rule ) {
			case 'postcode':
				$value = wc_format_postcode( $value, $this->country );
				return [ $value, \WC_Validation::is_postcode( $value, $this->country ) ? '' : __( 'Please enter a valid postcode / ZIP.', 'quayside-shop' ) ];
			case 'phone':
				/* translators: %s: field */
				return [ $value, \WC_Validation::is_phone( $value ) ? '' : sprintf( __( '%s is not a valid phone number.', 'quayside-shop' ), $label ) ];
			case 'email':
				/* translators: %s: field */
				return [ strtolower( $value ), is_email( $value ) ? '' : sprintf( __( '%s is not a valid email address.', 'quayside-shop' ), $label ) ];
			default:
				return [ $value, '' ];
		}
	}
}
