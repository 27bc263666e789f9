<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

/**
 * A customer, or a guest whose address lies in the session.
 */
class WC_Customer extends WC_Data {
	/** @var string */
	protected $object_type = 'customer';

	/** Determines whether the session stores the guest's input. */
	private bool $in_session;

	/** @var array<string,mixed> */
	protected array $data = [
		'email'               => '',
		'first_name'          => '',
		'last_name'           => '',
		'display_name'        => '',
		'username'            => '',
		'role'                => 'customer',
		'is_paying_customer'  => false,
		'billing_first_name'  => '',
		'billing_last_name'   => '',
		'billing_company'     => '',
		'billing_address_1'   => '',
		'billing_address_2'   => '',
		'billing_city'        => '',
		'billing_state'       => '',
		'billing_postcode'    => '',
		'billing_country'     => '',
		'billing_email'       => '',
		'billing_phone'       => '',
		'shipping_first_name' => '',
		'shipping_last_name'  => '',
		'shipping_company'    => '',
		'shipping_address_1'  => '',
		'shipping_address_2'  => '',
		'shipping_city'       => '',
		'shipping_state'      => '',
		'shipping_postcode'   => '',
		'shipping_country'    => '',
		'shipping_phone'      => '',
	];

	/**
	 * Reads a customer.
	 *
	 * @param int  $id         User, 0 for a guest.
	 * @param bool $in_session This is the visitor.
	 */
	public function __construct( $id = 0, $in_session = false ) {
		parent::__construct();
		$this->id         = (int) $id;
		$this->in_session = $in_session;
		$user             = get_userdata( $this->id );
		if ( $user instanceof WP_User ) {
			$this->data['email']        = $user->user_email;
			$this->data['username']     = $user->user_login;
			$this->data['display_name'] = $user->display_name;
			$this->data['role']         = (string) ( array_values( $user->roles )[0] ?? '' );
			foreach ( array_keys( $this->data ) as $property ) {
				if ( preg_match( '/^(billing_|shipping_|first_name|last_name)/', $property ) ) {
					$this->data[ $property ] = (string) get_user_meta( $this->id, $property, true );
				}
			}
		}
		foreach ( $in_session && null !== WC()->session ? (array) WC()->session->get( 'customer', [] ) : [] as $property => $value ) {
			if ( array_key_exists( (string) $property, $this->data ) && '' !== $value ) {
				$this->data[ (string) $property ] = $value;
			}
		}
		foreach ( [ 'billing_', 'shipping_' ] as $type ) {
			if ( '' === $this->data[ $type . 'country' ] ) {
				$this->data[ $type . 'country' ] = WC()->countries->get_base_country();
				$this->data[ $type . 'state' ]   = WC()->countries->get_base_state();
			}
		}
	}

	/** Determines whether shipping was calculated for the address. */
	public function has_calculated_shipping(): bool {
		return false;
	}

	/**
	 * Returns an address.
	 *
	 * @param string $type billing or shipping.
	 * @return array<string,string>
	 */
	public function get_address( $type = 'billing' ): array {
		$address = [];
		foreach ( $this->data as $property => $value ) {
			if ( str_starts_with( $property, $type . '_' ) ) {
				$address[ substr( $property, strlen( $type ) + 1 ) ] = (string) $value;
			}
		}
		return $address;
	}

	/** @return array<string,string> Billing address. */
	public function get_billing(): array {
		return $this->get_address( 'billing' );
	}

	/** @return array<string,string> Shipping address. */
	public function get_shipping(): array {
		return $this->get_address( 'shipping' );
	}

	/** Saves it to the session and, for a customer, to the user. */
	public function save(): int {
		if ( $this->in_session ) {
			WC()->session?->set( 'customer', $this->data );
		}
		if ( 0 < $this->id ) {
			foreach ( $this->data as $property => $value ) {
				if ( preg_match( '/^(billing_|shipping_|first_name|last_name)/', $property ) ) {
					update_user_meta( $this->id, $property, $value );
				}
			}
		}
		return $this->id;
	}
}
