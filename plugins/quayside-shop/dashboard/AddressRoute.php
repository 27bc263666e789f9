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
 * GET, with country to see the fields of another country. PUT, contract shop/dashboard.address-request: saves what the
 * store's rules and plugins allow, else answers 400 with what is wrong in data.errors, by field.
 */
final class AddressRoute {
	public function __construct( private Contracts $contracts ) {}

	/**
	 * Registers the route.
	 */
	public function register(): void {
		$this->contracts->route(
			Module::NAMESPACE,
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
	 * The address and its fields.
	 */
	public function get( WP_REST_Request $request ): WP_REST_Response {
		$country = $request['country'];
		return Module::answer( ( new AddressFields( self::type( $request ), new WC_Customer( get_current_user_id() ), is_string( $country ) ? $country : '' ) )->data() );
	}

	/**
	 * Saves the address as the store's own form does, with all that plugins hook into it.
	 */
	public function save( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$type     = self::type( $request );
		$customer = new WC_Customer( get_current_user_id() );
		$sent     = $request['values'];
		$values   = is_array( $sent ) ? array_map( static fn ( mixed $value ): string => is_scalar( $value ) ? (string) $value : '', $sent ) : [];
		$country  = sanitize_text_field( $values[ "{$type}_country" ] ?? '' );
		$fields   = WC()->countries->get_address_fields( $country, "{$type}_" );
		$checked  = ( new AddressCheck( $country ) )->check( $fields, $values );
		if ( [] === $checked['errors'] ) {
			foreach ( $checked['values'] as $key => $value ) {
				try {
					is_callable( [ $customer, "set_$key" ] ) ? $customer->{"set_$key"}( $value ) : $customer->update_meta_data( $key, $value );
				} catch ( \Exception $refused ) {
					$checked['errors'][ $key ] = Module::text( $refused->getMessage() );
				}
			}
		}
		$errors = $checked['errors'] + Notices::of( static fn () => do_action( 'woocommerce_after_save_address_validation', get_current_user_id(), $type, $fields, $customer ) ); // phpcs:ignore WordPress.NamingConventions -- WooCommerce's name.
		if ( [] !== $errors ) {
			return Notices::error( $errors );
		}
		$customer->save();
		$late = Notices::of( static fn () => do_action( 'woocommerce_customer_save_address', get_current_user_id(), $type, $fields, $customer ) ); // phpcs:ignore WordPress.NamingConventions -- WooCommerce's name.
		return [] === $late ? $this->get( $request ) : Notices::error( $late );
	}

	/**
	 * @return 'billing'|'shipping'
	 */
	private static function type( WP_REST_Request $request ): string {
		return 'shipping' === $request['type'] ? 'shipping' : 'billing';
	}
}
