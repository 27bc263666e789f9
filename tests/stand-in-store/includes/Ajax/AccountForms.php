<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Ajax;

use Quayside\StandInStore\Data\Values;
use WP_Error;
use WP_User;

/**
 * Forms of the account page: log in, register, lost password, details, address, log out.
 */
final class AccountForms {

	/** Adds the hooks. */
	public function register(): void {
		add_action( 'wp_loaded', [ $this, 'log_in' ], 20 );
		add_action( 'wp_loaded', [ $this, 'sign_up' ], 20 );
		add_action( 'wp_loaded', [ $this, 'lost_password' ], 20 );
		add_action( 'template_redirect', [ $this, 'save_details' ] );
		add_action( 'template_redirect', [ $this, 'save_address' ] );
		add_action( 'template_redirect', [ $this, 'log_out' ] );
		add_filter(
			'lostpassword_url',
			static fn( string $url ): string => 0 < wc_get_page_id( 'myaccount' ) && ! is_admin() ? wc_get_endpoint_url(
				'lost-password',
				'',
				wc_get_page_permalink( 'myaccount' )
			) : $url,
			10,
			1
		);
	}

	/** Determines whether a form was sent with its nonce. */
	private function sent( string $button, string $nonce, string $action ): bool {
		// phpcs:ignore WordPress.Security -- this is the check.
		return isset( $_POST[ $button ] ) && is_string( $_POST[ $nonce ] ?? null ) && (bool) wp_verify_nonce(
			sanitize_text_field( wp_unslash( $_POST[ $nonce ] ) ),
			$action
		);
	}

	/** Returns the URL to redirect to after a form. */
	private function back_to( string $default ): string {
		$redirect = Values::posted( 'redirect' );
		return '' !== $redirect ? $redirect : ( wp_get_raw_referer() ? (string) wp_get_raw_referer() : $default );
	}

	/** Logs in. */
	public function log_in(): void {
		if ( ! $this->sent( 'login', 'woocommerce-login-nonce', 'woocommerce-login' ) ) {
			return;
		}
		$name  = Values::posted( 'username' );
		$error = apply_filters( 'woocommerce_process_login_errors', new WP_Error(), $name, '' );
		if ( '' === $name ) {
			$error->add( 'empty_username', '<strong>' . __( 'Error:', 'stand-in-store' ) . '</strong> ' . __( 'Username is required.', 'stand-in-store' ) );
		}
		$user = $error->has_errors() ? $error : wp_signon( (array) apply_filters( 'woocommerce_login_credentials', [
			'user_login'    => $name,
			'user_password' => (string) wp_unslash( $_POST['password'] ?? '' ), // phpcs:ignore WordPress.Security -- a password must not be changed.
			'remember'      => isset( $_POST['rememberme'] ), // phpcs:ignore WordPress.Security.NonceVerification.Missing
		] ), is_ssl() );
		if ( $user instanceof WP_User ) {
			$url = $this->back_to( wc_get_page_permalink( 'myaccount' ) );
			wp_safe_redirect(
				wp_validate_redirect(
					(string) apply_filters( 'woocommerce_login_redirect', remove_query_arg( 'wc_error', $url ), $user ),
					wc_get_page_permalink( 'myaccount' )
				)
			);
			exit;
		}
		wc_add_notice( (string) apply_filters( 'login_errors', $user->get_error_message() ), 'error' );
		do_action( 'woocommerce_login_failed' );
	}

	/** Registers and logs in. */
	public function sign_up(): void {
		if (
			! $this->sent( 'register', 'woocommerce-register-nonce', 'woocommerce-register' )
			|| 'yes' !== get_option( 'woocommerce_enable_myaccount_registration' )
		) {
			return;
		}
		$email    = sanitize_email( Values::posted( 'email' ) );
		$username = 'no' === get_option( 'woocommerce_registration_generate_username' ) ? Values::posted( 'username' ) : '';
		// phpcs:ignore WordPress.Security -- a password must not be changed; the nonce was checked.
		$password = 'no' === get_option( 'woocommerce_registration_generate_password' ) ? (string) wp_unslash( $_POST['password'] ?? '' ) : '';
		$error    = apply_filters( 'woocommerce_process_registration_errors', new WP_Error(), $username, $password, $email );
		$customer = $error->has_errors() ? $error : wc_create_new_customer( $email, $username, $password );
		if ( $customer instanceof WP_Error ) {
			wc_add_notice( '<strong>' . __( 'Error:', 'stand-in-store' ) . '</strong> ' . $customer->get_error_message(), 'error' );
			return;
		}
		if ( '' !== $password ) {
			wc_add_notice( __( 'Your account was created successfully.', 'stand-in-store' ) );
		} else {
			wc_add_notice( __( 'Your account was created successfully. Your login details have been sent to your email address.', 'stand-in-store' ) );
		}
		if ( apply_filters( 'woocommerce_registration_auth_new_customer', true, $customer ) ) {
			wc_set_customer_auth_cookie( $customer );
		}
		wp_safe_redirect(
			wp_validate_redirect(
				(string) apply_filters( 'woocommerce_registration_redirect', $this->back_to( wc_get_page_permalink( 'myaccount' ) ) ),
				wc_get_page_permalink( 'myaccount' )
			)
		);
		exit;
	}

	/** Sends the link for a new password. */
	public function lost_password(): void {
		if ( ! $this->sent( 'wc_reset_password', 'woocommerce-lost-password-nonce', 'lost_password' ) ) {
			return;
		}
		$result = retrieve_password( Values::posted( 'user_login' ) );
		if ( $result instanceof WP_Error ) {
			wc_add_notice( $result->get_error_message(), 'error' );
			return;
		}
		wp_safe_redirect( add_query_arg( 'reset-link-sent', 'true', wc_get_account_endpoint_url( 'lost-password' ) ) );
		exit;
	}

	/** Saves name, email and password. */
	public function save_details(): void {
		if ( ! is_user_logged_in() || ! $this->sent( 'save_account_details', 'save-account-details-nonce', 'save_account_details' ) ) {
			return;
		}
		$user   = wp_get_current_user();
		$change = [
			'ID'           => $user->ID,
			'first_name'   => Values::posted( 'account_first_name' ),
			'last_name'    => Values::posted( 'account_last_name' ),
			'display_name' => Values::posted( 'account_display_name' ),
			'user_email'   => sanitize_email( Values::posted( 'account_email' ) ),
		];
		// phpcs:disable WordPress.Security -- passwords must not be changed; the nonce was checked.
		$current = (string) wp_unslash( $_POST['password_current'] ?? '' );
		$new     = (string) wp_unslash( $_POST['password_1'] ?? '' );
		$again   = (string) wp_unslash( $_POST['password_2'] ?? '' );
		// phpcs:enable
		foreach ( [ 'first_name', 'last_name', 'display_name', 'user_email' ] as $field ) {
			if ( '' === $change[ $field ] ) {
				/* translators: %s: field */
				wc_add_notice(
					sprintf( __( '%s is a required field.', 'stand-in-store' ), '<strong>' . ucfirst( str_replace( '_', ' ', $field ) ) . '</strong>' ),
					'error'
				);
			}
		}
		if ( '' !== $new && ! wp_check_password( $current, $user->user_pass, $user->ID ) ) {
			wc_add_notice( __( 'Your current password is incorrect.', 'stand-in-store' ), 'error' );
		} elseif ( $new !== $again ) {
			wc_add_notice( __( 'New passwords do not match.', 'stand-in-store' ), 'error' );
		}
		if ( 0 < wc_notice_count( 'error' ) ) {
			return;
		}
		wp_update_user( '' === $new ? $change : $change + [ 'user_pass' => $new ] );
		wc_add_notice( __( 'Account details changed successfully.', 'stand-in-store' ) );
		do_action( 'woocommerce_save_account_details', $user->ID );
		wp_safe_redirect( wc_get_account_endpoint_url( 'edit-account' ) );
		exit;
	}

	/** Saves an address. */
	public function save_address(): void {
		if ( ! is_user_logged_in() || ! $this->sent( 'save_address', 'woocommerce-edit-address-nonce', 'woocommerce-edit_address' ) ) {
			return;
		}
		$type     = 'shipping' === get_query_var( 'edit-address' ) ? 'shipping' : 'billing';
		$customer = new \WC_Customer( get_current_user_id() );
		foreach ( WC()->countries->get_address_fields( '', $type . '_' ) as $key => $field ) {
			$value = Values::posted( $key );
			if ( '' === $value && ! empty( $field['required'] ) ) {
				/* translators: %s: field */
				wc_add_notice( sprintf( __( '%s is a required field.', 'stand-in-store' ), '<strong>' . $field['label'] . '</strong>' ), 'error' );
			}
			$customer->set_props( [ $key => $value ] );
		}
		if ( 0 === wc_notice_count( 'error' ) ) {
			$customer->save();
			wc_add_notice( __( 'Address changed successfully.', 'stand-in-store' ) );
			do_action( 'woocommerce_customer_save_address', get_current_user_id(), $type );
			wp_safe_redirect( wc_get_account_endpoint_url( 'edit-address' ) );
			exit;
		}
	}

	/** Logs out by the account's link. */
	public function log_out(): void {
		global $wp;
		if (
			isset( $wp->query_vars['customer-logout'] )
			&& wp_verify_nonce( sanitize_text_field( wp_unslash( (string) ( $_GET['_wpnonce'] ?? '' ) ) ), 'customer-logout' )
		) {
			wp_logout();
			wp_safe_redirect( wc_get_page_permalink( 'myaccount' ) );
			exit;
		}
	}
}
