<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Checkout;

use Quayside\StandInStore\Data\Values;

/**
 * Provides the fields of the checkout and their values.
 */
trait CheckoutFields {

	/** Displays the billing fields. */
	public function checkout_form_billing(): void {
		wc_get_template( 'checkout/form-billing.php', [ 'checkout' => $this ] );
	}

	/** Displays shipping fields and notes. */
	public function checkout_form_shipping(): void {
		wc_get_template( 'checkout/form-shipping.php', [ 'checkout' => $this ] );
	}

	/** Determines whether an account can be created here. */
	public function is_registration_enabled(): bool {
		return (bool) apply_filters( 'woocommerce_checkout_registration_enabled', 'yes' === get_option( 'woocommerce_enable_signup_and_login_from_checkout' ) );
	}

	/** Determines whether an account is needed. */
	public function is_registration_required(): bool {
		return (bool) apply_filters( 'woocommerce_checkout_registration_required', 'yes' !== get_option( 'woocommerce_enable_guest_checkout', 'yes' ) );
	}

	/**
	 * Returns the fields by part.
	 *
	 * @param string $part One part, '' for all.
	 * @return array<string,mixed>
	 */
	public function get_checkout_fields( $part = '' ): array {
		$account = [];
		if ( 'no' === get_option( 'woocommerce_registration_generate_username' ) ) {
			$account['account_username'] = [ 'type' => 'text', 'label' => __( 'Account username', 'stand-in-store' ), 'required' => true ];
		}
		if ( 'no' === get_option( 'woocommerce_registration_generate_password' ) ) {
			$account['account_password'] = [ 'type' => 'password', 'label' => __( 'Create account password', 'stand-in-store' ), 'required' => true ];
		}
		$fields = (array) apply_filters( 'woocommerce_checkout_fields', [
			'billing'  => WC()->countries->get_address_fields( '', 'billing_' ),
			'shipping' => WC()->countries->get_address_fields( '', 'shipping_' ),
			'account'  => $account,
			'order'    => [
				'order_comments' => [
					'type'        => 'textarea',
					'class'       => [ 'notes' ],
					'label'       => __( 'Order notes', 'stand-in-store' ),
					'placeholder' => __( 'Notes about your order, e.g. special notes for delivery.', 'stand-in-store' ),
				],
			],
		] );
		return '' === $part ? $fields : (array) ( $fields[ $part ] ?? [] );
	}

	/**
	 * Returns the value that a field displays.
	 *
	 * @param string $name Field.
	 */
	public function get_value( $name ): string {
		$posted = Values::posted( $name );
		if ( '' !== $posted ) {
			return $posted;
		}
		$data  = WC()->customer?->get_data() ?? [];
		$value = (string) ( is_scalar( $data[ $name ] ?? null ) ? $data[ $name ] : '' );
		if ( 'billing_email' === $name && '' === $value && is_user_logged_in() ) {
			$value = wp_get_current_user()->user_email;
		}
		return (string) apply_filters( 'default_checkout_' . $name, $value, $name );
	}

	/** @return array<string,mixed> The form's data. */
	public function get_posted_data(): array {
		$data = [
			'terms'                     => (int) ( '' !== Values::posted( 'terms' ) ),
			'createaccount'             => (int) ( '' !== Values::posted( 'createaccount' ) ),
			'payment_method'            => Values::posted( 'payment_method' ),
			'ship_to_different_address' => '' !== Values::posted( 'ship_to_different_address' ),
		];
		foreach ( $this->get_checkout_fields() as $part => $fields ) {
			foreach ( array_keys( $fields ) as $name ) {
				$source        = 'shipping' === $part && ! $data['ship_to_different_address']
					? str_replace( 'shipping_', 'billing_', (string) $name )
					: (string) $name;
				$data[ $name ] = Values::posted( $source );
			}
		}
		return (array) apply_filters( 'woocommerce_checkout_posted_data', $data );
	}
}
