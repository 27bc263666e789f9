<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Ajax;

use Quayside\StandInStore\Data\Values;
use WC_Product_Variable;
use WC_Product_Variation;

/**
 * The endpoints of the checkout and of variations.
 */
trait CheckoutEndpoints {

	/** Keeps the address typed so far and answers with the order's table and the payment methods. */
	public static function update_order_review(): void {
		check_ajax_referer( 'update-order-review', 'security' );
		wc_maybe_define_constant( 'WOOCOMMERCE_CHECKOUT', true );
		if ( null === WC()->cart || WC()->cart->is_empty() ) {
			$text = esc_html__(
				'Sorry, your session has expired.',
				'stand-in-store'
			)
				. ' <a href="'
				. esc_url( wc_get_page_permalink( 'shop' ) )
				. '" class="wc-backward">'
				. esc_html__( 'Return to shop', 'stand-in-store' )
				. '</a>';
			wp_send_json(
				[
					'fragments' => apply_filters(
						'woocommerce_update_order_review_fragments',
						[ 'form.woocommerce-checkout' => wc_print_notice( $text, 'error', [], true ) ]
					),
				]
			);
		}
		// phpcs:ignore WordPress.Security -- the nonce is checked above; listeners parse the form.
		do_action( 'woocommerce_checkout_update_order_review', isset( $_POST['post_data'] ) ? wp_unslash( $_POST['post_data'] ) : '' );
		WC()->customer?->set_props( array_filter( [
			'billing_country'   => Values::posted( 'country' ),
			'billing_state'     => Values::posted( 'state' ),
			'billing_postcode'  => Values::posted( 'postcode' ),
			'billing_city'      => Values::posted( 'city' ),
			'billing_address_1' => Values::posted( 'address' ),
		] ) );
		WC()->customer?->save();
		WC()->session?->set( 'chosen_payment_method', Values::posted( 'payment_method' ) );
		WC()->cart->calculate_totals();
		ob_start();
		woocommerce_order_review();
		$review = ob_get_clean();
		ob_start();
		woocommerce_checkout_payment();
		$payment  = ob_get_clean();
		$messages = (string) wc_print_notices( true );
		wp_send_json( [
			'result'    => '' === $messages ? 'success' : 'failure',
			'messages'  => $messages,
			'reload'    => false,
			'fragments' => apply_filters( 'woocommerce_update_order_review_fragments', [
				'.woocommerce-checkout-review-order-table' => $review,
				'.woocommerce-checkout-payment'            => $payment,
			] ),
		] );
	}

	/** Creates an order from the cart. */
	public static function checkout(): void {
		wc_maybe_define_constant( 'WOOCOMMERCE_CHECKOUT', true );
		WC()->checkout()->process_checkout();
		wp_die( 0 );
	}

	/** Returns the variation that fits the selected attributes, or false. */
	public static function get_variation(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- public data.
		$product = wc_get_product( absint( $_POST['product_id'] ?? 0 ) );
		if ( ! $product instanceof WC_Product_Variable ) {
			wp_die();
		}
		foreach ( $product->get_children() as $id ) {
			$variation = wc_get_product( $id );
			if ( $variation instanceof WC_Product_Variation && self::fits( $variation ) ) {
				wp_send_json( $product->get_available_variation( $variation ) );
			}
		}
		wp_send_json( false );
	}

	/** Determines whether a variation has the posted values. */
	private static function fits( WC_Product_Variation $variation ): bool {
		foreach ( $variation->get_variation_attributes() as $field => $value ) {
			$posted = Values::posted( $field );
			if ( '' === $posted || ( '' !== $value && $value !== $posted ) ) {
				return false;
			}
		}
		return true;
	}
}
