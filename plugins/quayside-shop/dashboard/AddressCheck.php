<?php
declare( strict_types=1 );

namespace Quayside\Shop\Dashboard;

/**
 * Validates an address by WooCommerce's rules: required fields, postcodes, phone numbers, and email addresses.
 */
final class AddressCheck {
	/**
	 * @param string $country Country of the address.
	 */
	public function __construct( private string $country ) {}

	/**
	 * Sanitizes and validates values.
	 *
	 * @param array<mixed>          $fields WooCommerce's address fields.
	 * @param array<string, string> $values Submitted values.
	 * @return array{values: array<string, string>, errors: array<string, string>} Values and errors by field.
	 */
	public function check( array $fields, array $values ): array {
		$clean  = [];
		$errors = [];
		foreach ( $fields as $name => $field ) {
			$key       = (string) $name;
			$field     = is_array( $field ) ? $field : [];
			$label     = Rest::text( is_string( $field['label'] ?? null ) ? $field['label'] : $key );
			$sanitizer = 'textarea' === ( $field['type'] ?? '' ) ? 'sanitize_textarea_field' : 'sanitize_text_field';
			// phpcs:ignore WordPress.NamingConventions -- WooCommerce's name.
			$value = apply_filters( "woocommerce_process_myaccount_field_$key", $sanitizer( $values[ $key ] ?? '' ) );
			$value = is_scalar( $value ) ? (string) $value : '';
			if ( '' === $value && ! empty( $field['required'] ) ) {
				/* translators: %s: field */
				$errors[ $key ] = sprintf( __( '%s is a required field.', 'quayside-shop' ), $label );
			} elseif ( '' !== $value ) {
				foreach ( is_array( $field['validate'] ?? null ) ? $field['validate'] : [] as $rule ) {
					[ $value, $error ] = $this->apply_rule( is_string( $rule ) ? $rule : '', $value, $label );
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
	 * Applies one of WooCommerce's validation rules.
	 *
	 * @return array{0: string, 1: string} The normalized value, and an error or ''.
	 */
	private function apply_rule( string $rule, string $value, string $label ): array {
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
