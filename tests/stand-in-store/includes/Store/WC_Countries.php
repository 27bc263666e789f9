<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

/**
 * Countries that the demo sells to, and the fields of an address.
 */
final class WC_Countries {

	/** @return array<string,string> Names by code. */
	public function get_countries(): array {
		return (array) apply_filters( 'woocommerce_countries', [
			'AT' => __( 'Austria', 'stand-in-store' ),
			'BE' => __( 'Belgium', 'stand-in-store' ),
			'CH' => __( 'Switzerland', 'stand-in-store' ),
			'DE' => __( 'Germany', 'stand-in-store' ),
			'DK' => __( 'Denmark', 'stand-in-store' ),
			'ES' => __( 'Spain', 'stand-in-store' ),
			'FR' => __( 'France', 'stand-in-store' ),
			'GB' => __( 'United Kingdom (UK)', 'stand-in-store' ),
			'IE' => __( 'Ireland', 'stand-in-store' ),
			'IT' => __( 'Italy', 'stand-in-store' ),
			'NL' => __( 'Netherlands', 'stand-in-store' ),
			'SE' => __( 'Sweden', 'stand-in-store' ),
			'US' => __( 'United States (US)', 'stand-in-store' ),
		] );
	}

	/** @return array<string,string> Countries sold to. */
	public function get_allowed_countries(): array {
		return $this->get_countries();
	}

	/** @return array<string,string> Countries shipped to. */
	public function get_shipping_countries(): array {
		return $this->get_countries();
	}

	/** Returns the store's country. */
	public function get_base_country(): string {
		return explode( ':', (string) get_option( 'woocommerce_default_country', 'US:CA' ) )[0];
	}

	/** Returns the store's state. */
	public function get_base_state(): string {
		return explode( ':', (string) get_option( 'woocommerce_default_country', 'US:CA' ) )[1] ?? '';
	}

	/**
	 * Returns the fields of an address.
	 *
	 * @param string $country Country, unused: all have the same.
	 * @param string $type    billing_ or shipping_.
	 * @return array<string,array<string,mixed>>
	 */
	public function get_address_fields( $country = '', $type = 'billing_' ): array {
		$fields = [];
		foreach ( [
			'first_name' => [ __( 'First name', 'stand-in-store' ), true, 'form-row-first', 'given-name', 'text' ],
			'last_name'  => [ __( 'Last name', 'stand-in-store' ), true, 'form-row-last', 'family-name', 'text' ],
			'company'    => [ __( 'Company name', 'stand-in-store' ), false, 'form-row-wide', 'organization', 'text' ],
			'country'    => [ __( 'Country / Region', 'stand-in-store' ), true, 'form-row-wide', 'country', 'country' ],
			'address_1'  => [ __( 'Street address', 'stand-in-store' ), true, 'form-row-wide', 'address-line1', 'text' ],
			'address_2'  => [ __( 'Flat, suite, unit, etc.', 'stand-in-store' ), false, 'form-row-wide', 'address-line2', 'text' ],
			'city'       => [ __( 'Town / City', 'stand-in-store' ), true, 'form-row-wide', 'address-level2', 'text' ],
			'state'      => [ __( 'State / County', 'stand-in-store' ), false, 'form-row-wide', 'address-level1', 'state' ],
			'postcode'   => [ __( 'Postcode / ZIP', 'stand-in-store' ), true, 'form-row-wide', 'postal-code', 'text' ],
			'phone'      => [
				__( 'Phone', 'stand-in-store' ),
				'required' === get_option( 'woocommerce_checkout_phone_field', 'required' ),
				'form-row-wide',
				'tel',
				'tel',
			],
			'email'      => [ __( 'Email address', 'stand-in-store' ), true, 'form-row-wide', 'email', 'email' ],
		] as $name => [ $label, $required, $class, $autocomplete, $kind ] ) {
			if ( 'shipping_' === $type && in_array( $name, [ 'email', 'phone' ], true ) ) {
				continue;
			}
			$fields[ $type . $name ] = [
				'label'        => $label,
				'placeholder'  => 'address_1' === $name ? __( 'House number and street name', 'stand-in-store' ) : (
					'address_2' === $name ? __( 'Apartment, suite, unit, etc. (optional)', 'stand-in-store' ) : ''
				),
				'required'     => $required,
				'class'        => in_array( $name, [ 'country', 'address_1', 'address_2', 'city', 'state', 'postcode' ], true )
					? [ $class, 'address-field' ]
					: [ $class ],
				'autocomplete' => ( 'shipping_' === $type ? 'section-shipping shipping ' : 'section-billing billing ' ) . $autocomplete,
				'type'         => $kind,
				'priority'     => 10 * ( count( $fields ) + 1 ),
				'default'      => 'country' === $name ? $this->get_base_country() : '',
			];
		}
		return (array) apply_filters( "woocommerce_{$type}fields", $fields, $country );
	}

	/**
	 * Returns an address as lines.
	 *
	 * @param array<string,string> $address   Parts.
	 * @param string               $separator Between lines.
	 */
	public function get_formatted_address( $address = [], $separator = '<br/>' ): string {
		$lines = [
			trim( ( $address['first_name'] ?? '' ) . ' ' . ( $address['last_name'] ?? '' ) ),
			$address['company'] ?? '',
			$address['address_1'] ?? '',
			$address['address_2'] ?? '',
			trim( ( $address['postcode'] ?? '' ) . ' ' . ( $address['city'] ?? '' ) ),
			$address['state'] ?? '',
			$this->get_countries()[ $address['country'] ?? '' ] ?? '',
		];
		return implode( $separator, array_map( 'esc_html', array_filter( $lines, 'strlen' ) ) );
	}
}
