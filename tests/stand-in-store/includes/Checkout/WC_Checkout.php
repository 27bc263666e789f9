<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

use Quayside\StandInStore\Checkout\CheckoutFields;
use Quayside\StandInStore\Data\Values;

/**
 * The checkout: its fields, and the way from the form to an order.
 */
class WC_Checkout {

	use CheckoutFields;

	private static ?self $instance = null;

	/** Returns the one checkout. */
	public static function instance(): self {
		if ( null === self::$instance ) {
			self::$instance = new self();
			add_action( 'woocommerce_checkout_billing', [ self::$instance, 'checkout_form_billing' ] );
			add_action( 'woocommerce_checkout_shipping', [ self::$instance, 'checkout_form_shipping' ] );
			do_action( 'woocommerce_checkout_init', self::$instance );
		}
		return self::$instance;
	}

	/** Takes the form: answers ajax with JSON, else goes on or shows the errors. */
	public function process_checkout(): void {
		try {
			$nonce = Values::posted( 'woocommerce-process-checkout-nonce' );
			if ( ! wp_verify_nonce( '' !== $nonce ? $nonce : Values::posted( '_wpnonce' ), 'woocommerce-process_checkout' ) ) {
				WC()->session?->set( 'refresh_totals', true );
				throw new Exception( __( 'We were unable to process your order, please try again.', 'stand-in-store' ) );
			}
			if ( null === WC()->cart || WC()->cart->is_empty() ) {
				/* translators: %s: address of the shop */
				throw new Exception(
					sprintf(
						__( 'Sorry, your session has expired. <a href="%s" class="wc-backward">Return to shop</a>', 'stand-in-store' ),
						esc_url( wc_get_page_permalink( 'shop' ) )
					)
				);
			}
			do_action( 'woocommerce_checkout_process' );
			$data   = $this->get_posted_data();
			$errors = new WP_Error();
			$this->validate( $data, $errors );
			foreach ( $errors->errors as $code => $messages ) {
				foreach ( $messages as $message ) {
					wc_add_notice( $message, 'error', (array) $errors->get_error_data( $code ) );
				}
			}
			if ( 0 === wc_notice_count( 'error' ) ) {
				$this->take_order( $data );
			}
		} catch ( Exception $error ) {
			wc_add_notice( $error->getMessage(), 'error' );
		}
		if ( wp_doing_ajax() ) {
			wp_send_json( [
				'result'   => 'failure',
				'messages' => (string) wc_print_notices( true ),
				'refresh'  => isset( WC()->session->refresh_totals ),
				'reload'   => false,
			] );
		}
	}

	/**
	 * Adds validation errors.
	 *
	 * @param array<string,mixed> $data   Data.
	 * @param WP_Error            $errors Errors.
	 */
	private function validate( array $data, WP_Error $errors ): void {
		$parts = [ 'billing' => __( 'Billing %s', 'stand-in-store' ) ] + (
			$data['ship_to_different_address'] ? [ 'shipping' => __( 'Shipping %s', 'stand-in-store' ) ] : []
		);
		if ( ! is_user_logged_in() && ( $this->is_registration_required() || $data['createaccount'] ) ) {
			$parts['account'] = '%s';
		}
		foreach ( $parts as $part => $pattern ) {
			foreach ( $this->get_checkout_fields( $part ) as $name => $field ) {
				$label = '<strong>' . esc_html( sprintf( $pattern, $field['label'] ) ) . '</strong>';
				if ( ! empty( $field['required'] ) && '' === $data[ $name ] ) {
					/* translators: %s: field */
					$errors->add( $name . '_required', sprintf( __( '%s is a required field.', 'stand-in-store' ), $label ), [ 'id' => $name ] );
				} elseif ( 'email' === ( $field['type'] ?? '' ) && '' !== $data[ $name ] && ! is_email( $data[ $name ] ) ) {
					/* translators: %s: field */
					$errors->add( $name . '_validation', sprintf( __( '%s is not a valid email address.', 'stand-in-store' ), $label ), [ 'id' => $name ] );
				}
			}
		}
		if ( WC()->cart?->needs_payment() && ! isset( WC()->payment_gateways()->get_available_payment_gateways()[ $data['payment_method'] ] ) ) {
			$errors->add( 'payment', __( 'Invalid payment method.', 'stand-in-store' ) );
		}
		foreach ( WC()->cart?->get_cart() ?? [] as $line ) {
			if ( ! $line['data']->has_enough_stock( $line['quantity'] ) ) {
				/* translators: %s: product */
				$errors->add(
					'out-of-stock',
					sprintf( __( 'Sorry, we do not have enough "%s" in stock to fulfill your order.', 'stand-in-store' ), $line['data']->get_name() )
				);
			}
		}
		do_action( 'woocommerce_after_checkout_validation', $data, $errors );
	}

	/**
	 * Creates the account if asked, the order and the payment, and goes on.
	 *
	 * @param array<string,mixed> $data Data.
	 * @throws Exception With a message for the visitor.
	 */
	private function take_order( array $data ): void {
		if ( ! is_user_logged_in() && ( $this->is_registration_required() || ( $data['createaccount'] && $this->is_registration_enabled() ) ) ) {
			$customer = wc_create_new_customer(
				(string) $data['billing_email'],
				(string) ( $data['account_username'] ?? '' ),
				(string) ( $data['account_password'] ?? '' ),
				[ 'first_name' => $data['billing_first_name'], 'last_name' => $data['billing_last_name'] ]
			);
			if ( $customer instanceof WP_Error ) {
				throw new Exception( $customer->get_error_message() );
			}
			wc_set_customer_auth_cookie( $customer );
		}
		$id    = Quayside\StandInStore\Checkout\NewOrder::create( $data );
		$order = wc_get_order( $id );
		if ( ! $order instanceof WC_Order ) {
			throw new Exception( __( 'Unable to create order.', 'stand-in-store' ) );
		}
		do_action( 'woocommerce_checkout_order_processed', $id, $data, $order );
		$gateway = WC()->payment_gateways()->get_available_payment_gateways()[ $data['payment_method'] ] ?? null;
		if ( WC()->cart?->needs_payment() && null !== $gateway ) {
			WC()->session?->set( 'order_awaiting_payment', $id );
			$result = $gateway->process_payment( $id );
		} else {
			$order->payment_complete();
			wc_empty_cart();
			$result = [ 'result' => 'success', 'redirect' => $order->get_checkout_order_received_url() ];
		}
		$result = (array) apply_filters( 'woocommerce_payment_successful_result', $result + [ 'order_id' => $id ], $id );
		if ( wp_doing_ajax() ) {
			wp_send_json( $result );
		}
		wp_safe_redirect( (string) $result['redirect'] );
		exit;
	}
}
