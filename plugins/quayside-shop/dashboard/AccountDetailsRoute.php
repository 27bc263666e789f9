<?php
declare( strict_types=1 );

namespace Quayside\Shop\Dashboard;

use Quayside\Shop\Kit\Contracts;
use WC_Customer;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_User;

/**
 * quayside-shop/v1/customer/account, contract shop/dashboard.account; 401 for guests.
 *
 * GET returns the account details. PUT, contract shop/dashboard.account-request, saves them as WooCommerce's own form does,
 * with its hooks, or returns 400 with the errors by field in data.errors.
 */
final class AccountDetailsRoute {
	public function __construct( private Contracts $contracts ) {}

	/**
	 * Registers the route.
	 */
	public function register(): void {
		$this->contracts->route(
			Rest::NAMESPACE,
			'/customer/account',
			[
				'methods'             => 'GET',
				'callback'            => [ $this, 'get' ],
				'permission_callback' => 'is_user_logged_in',
				'contract'            => [
					'request'  => null,
					'response' => 'shop/dashboard.account',
				],
			],
			[
				'methods'             => 'PUT',
				'callback'            => [ $this, 'save' ],
				'permission_callback' => 'is_user_logged_in',
				'contract'            => [
					'request'  => 'shop/dashboard.account-request',
					'response' => 'shop/dashboard.account',
				],
			]
		);
	}

	/**
	 * Returns the customer's names and email address.
	 */
	public function get(): WP_REST_Response {
		$user = wp_get_current_user();
		return Rest::response(
			[
				'first_name'   => $user->first_name,
				'last_name'    => $user->last_name,
				'display_name' => $user->display_name,
				'email'        => $user->user_email,
			]
		);
	}

	/**
	 * Saves the account details and a new password.
	 */
	public function save( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$user     = wp_get_current_user();
		$get_text = static fn ( string $name ): string => is_string( $request[ $name ] ) ? $request[ $name ] : '';
		$change   = (object) [
			'ID'           => $user->ID,
			'first_name'   => sanitize_text_field( $get_text( 'first_name' ) ),
			'last_name'    => sanitize_text_field( $get_text( 'last_name' ) ),
			'display_name' => sanitize_text_field( $get_text( 'display_name' ) ),
			// Keeps text that is not an email address, so that it is reported as invalid and not as missing.
			'user_email'   => is_email( $get_text( 'email' ) ) ? sanitize_email( $get_text( 'email' ) ) : sanitize_text_field( $get_text( 'email' ) ),
		];
		$errors   = self::errors( $user, $change ) + self::password_errors( $user, $get_text( 'password_current' ), $get_text( 'password_new' ) );
		if ( '' !== $get_text( 'password_new' ) ) {
			$change->user_pass = $get_text( 'password_new' );
		}
		$plugin_errors = new WP_Error();
		// phpcs:ignore WordPress.NamingConventions -- WooCommerce's name.
		$errors += Notices::collect( static fn () => do_action_ref_array( 'woocommerce_save_account_details_errors', [ &$plugin_errors, &$change ] ) );
		foreach ( $plugin_errors->get_error_messages() as $index => $message ) {
			$errors[ "other-$index" ] = Rest::text( $message );
		}
		if ( [] !== $errors ) {
			return Notices::error( $errors );
		}
		// WordPress expects slashed form values here and unslashes them.
		$saved = wp_update_user( wp_slash( (array) $change ) );
		if ( is_wp_error( $saved ) ) {
			return Notices::error( [ 'account' => Rest::text( $saved->get_error_message() ) ] );
		}
		self::sync_billing_address( $user, $change );
		// phpcs:ignore WordPress.NamingConventions -- WooCommerce's name.
		$save_errors = Notices::collect( static fn () => do_action( 'woocommerce_save_account_details', $user->ID ) );
		wp_set_current_user( 0 );
		wp_set_current_user( $user->ID );
		return [] === $save_errors ? $this->get() : Notices::error( $save_errors );
	}

	/**
	 * Validates names and email address.
	 *
	 * @return array<string, string> Errors by field.
	 */
	private static function errors( WP_User $user, object $change ): array {
		$labels   = [
			'first_name'   => __( 'First name', 'quayside-shop' ),
			'last_name'    => __( 'Last name', 'quayside-shop' ),
			'display_name' => __( 'Display name', 'quayside-shop' ),
			'user_email'   => __( 'Email address', 'quayside-shop' ),
		];
		$values   = get_object_vars( $change );
		$required = apply_filters( // phpcs:ignore WordPress.NamingConventions -- WooCommerce's name.
			'woocommerce_save_account_details_required_fields',
			[
				'account_first_name'   => '',
				'account_last_name'    => '',
				'account_display_name' => '',
				'account_email'        => '',
			]
		);
		$errors   = [];
		foreach ( $labels as $name => $label ) {
			$field = str_replace( 'user_', '', $name );
			if ( '' === $values[ $name ] && is_array( $required ) && isset( $required[ "account_$field" ] ) ) {
				/* translators: %s: field */
				$errors[ $field ] = sprintf( __( '%s is a required field.', 'quayside-shop' ), $label );
			}
		}
		$email = is_string( $values['user_email'] ?? null ) ? $values['user_email'] : '';
		if ( '' !== $email && ! is_email( $email ) ) {
			$errors['email'] = __( 'Please provide a valid email address.', 'quayside-shop' );
		} elseif ( $email !== $user->user_email && email_exists( $email ) ) {
			$errors['email'] = __( 'This email address is already registered.', 'quayside-shop' );
		}
		if ( is_string( $values['display_name'] ) && is_email( $values['display_name'] ) ) {
			$errors['display_name'] = __( 'Your display name is public, so it can’t be an email address. Please enter a different name.', 'quayside-shop' );
		}
		return $errors;
	}

	/**
	 * Validates a password change.
	 *
	 * @return array<string, string> Errors by field.
	 */
	private static function password_errors( WP_User $user, string $current, string $new ): array {
		if ( '' === $new ) {
			return '' === $current ? [] : [ 'password_new' => __( 'Please enter a new password.', 'quayside-shop' ) ];
		}
		if ( '' === $current ) {
			return [ 'password_current' => __( 'Please enter your current password.', 'quayside-shop' ) ];
		}
		if ( wp_check_password( wp_slash( $current ), $user->user_pass, $user->ID ) ) {
			return [];
		}
		return [ 'password_current' => __( 'Your current password is incorrect.', 'quayside-shop' ) ];
	}

	/**
	 * Applies changed account details to the billing address, as WooCommerce does.
	 */
	private static function sync_billing_address( WP_User $user, object $change ): void {
		$customer = new WC_Customer( $user->ID );
		$values   = get_object_vars( $change );
		$fields   = [
			'first_name' => 'first_name',
			'last_name'  => 'last_name',
			'user_email' => 'email',
		];
		foreach ( $fields as $name => $field ) {
			$value = $values[ $name ] ?? null;
			if ( is_string( $value ) && $user->get( $name ) !== $value ) {
				$customer->{"set_billing_$field"}( $value );
			}
		}
		$customer->save();
	}
}
