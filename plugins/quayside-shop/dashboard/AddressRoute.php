<?php
declare( strict_types=1 );

namespace Quayside\Shop\Dashboard;

use Quayside\Shop\Kit\Contracts;
use WC_Customer;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * quayside-shop/v1/customer/addresses/{billing or shipping}, contract shop/dashboard.address; 401 for guests.
 *
 * GET returns the address, with `country` for the fields of another country. PUT, contract shop/dashboard.address-request,
 * saves an address that WooCommerce and plugins accept, or returns 400 with the errors by field in data.errors.
 */
final class AddressRoute {
	public function __construct( private Contracts $contracts ) {}

	/**
	 * Registers the route.
	 */
	public function register(): void {
		$this->contracts->route(
			Rest::NAMESPACE,
			'/customer/addresses/(?P<type>billing|shipping)',
			[
				'methods'             => 'GET',
				'callback'            => [ $this, 'get' ],
				'permission_callback' => 'is_user_logged_in',
				'contract'            => [
					'request'  => 'shop/dashboard.fields-request',
					'response' => 'shop/dashboard.address',
				],
			],
			[
				'methods'             => 'PUT',
				'callback'            => [ $this, 'save' ],
				'permission_callback' => 'is_user_logged_in',
				'contract'            => [
					'request'  => 'shop/dashboard.address-request',
					'response' => 'shop/dashboard.address',
				],
			]
		);
	}

	/**
	 * Returns the address and its fields.
	 */
	public function get( WP_REST_Request $request ): WP_REST_Response {
		$country  = $request['country'];
		$customer = new WC_Customer( get_current_user_id() );
		$fields   = new AddressFields( self::type( $request ), $customer, is_string( $country ) ? $country : '' );
		return Rest::response( $fields->data() );
	}

	/**
	 * Saves the address as WooCommerce's own form does, with its hooks.
	 */
	public function save( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$type      = self::type( $request );
		$customer  = new WC_Customer( get_current_user_id() );
		$submitted = $request['values'];
		$values    = is_array( $submitted ) ? array_map( static fn ( mixed $value ): string => is_scalar( $value ) ? (string) $value : '', $submitted ) : [];
		$country   = sanitize_text_field( $values[ "{$type}_country" ] ?? '' );
		$fields    = WC()->countries->get_address_fields( $country, "{$type}_" );
		$checked   = ( new AddressCheck( $country ) )->check( $fields, $values );
		if ( [] === $checked['errors'] ) {
			foreach ( $checked['values'] as $key => $value ) {
				try {
					is_callable( [ $customer, "set_$key" ] ) ? $customer->{"set_$key"}( $value ) : $customer->update_meta_data( $key, $value );
				} catch ( \Exception $exception ) {
					$checked['errors'][ $key ] = Rest::text( $exception->getMessage() );
				}
			}
		}
		$user    = get_current_user_id();
		$notices = Notices::collect(
			// phpcs:ignore WordPress.NamingConventions -- WooCommerce's name.
			static fn () => do_action( 'woocommerce_after_save_address_validation', $user, $type, $fields, $customer )
		);
		$errors = $checked['errors'] + $notices;
		if ( [] !== $errors ) {
			return Notices::error( $errors );
		}
		$customer->save();
		$save_errors = Notices::collect(
			// phpcs:ignore WordPress.NamingConventions -- WooCommerce's name.
			static fn () => do_action( 'woocommerce_customer_save_address', $user, $type, $fields, $customer )
		);
		return [] === $save_errors ? $this->get( $request ) : Notices::error( $save_errors );
	}

	/**
	 * Returns the requested address type.
	 *
	 * @return 'billing'|'shipping'
	 */
	private static function type( WP_REST_Request $request ): string {
		return 'shipping' === $request['type'] ? 'shipping' : 'billing';
	}
}
