<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

use Quayside\StandInStore\Ajax\CheckoutEndpoints;
use Quayside\StandInStore\Data\Values;

/**
 * The wc-ajax endpoints: `?wc-ajax=<endpoint>`.
 */
final class WC_AJAX {

	use CheckoutEndpoints;

	private const ENDPOINTS = [
		'get_refreshed_fragments',
		'add_to_cart',
		'remove_from_cart',
		'apply_coupon',
		'remove_coupon',
		'get_cart_totals',
		'update_shipping_method',
		'update_order_review',
		'checkout',
		'get_variation',
	];

	/** Adds the hooks. */
	public static function init(): void {
		add_action( 'init', [ self::class, 'define_ajax' ], 0 );
		add_action( 'template_redirect', [ self::class, 'do_wc_ajax' ], 0 );
		foreach ( self::ENDPOINTS as $endpoint ) {
			add_action( 'wc_ajax_' . $endpoint, [ self::class, $endpoint ] );
			add_action( 'wp_ajax_woocommerce_' . $endpoint, [ self::class, $endpoint ] );
			add_action( 'wp_ajax_nopriv_woocommerce_' . $endpoint, [ self::class, $endpoint ] );
		}
	}

	/**
	 * URL of an endpoint, relative; '%%endpoint%%' makes a pattern.
	 *
	 * @param string $request Endpoint.
	 */
	public static function get_endpoint( $request = '' ): string {
		$url = remove_query_arg( [ 'remove_item', 'add-to-cart', 'added-to-cart', 'order_again', '_wpnonce' ], home_url( '/', 'relative' ) );
		return esc_url_raw( (string) apply_filters( 'woocommerce_ajax_get_endpoint', add_query_arg( 'wc-ajax', $request, $url ), $request ) );
	}

	/** Returns the requested endpoint, '' for none. */
	private static function endpoint(): string {
		// phpcs:ignore WordPress.Security -- the endpoint's checks follow.
		$asked = $_GET['wc-ajax'] ?? '';
		return is_string( $asked ) ? sanitize_text_field( wp_unslash( $asked ) ) : '';
	}

	/** Defines the Ajax constants early. */
	public static function define_ajax(): void {
		if ( '' !== self::endpoint() ) {
			wc_maybe_define_constant( 'DOING_AJAX', true );
			wc_maybe_define_constant( 'WC_DOING_AJAX', true );
		}
	}

	/** Handles the requested endpoint. Unknown endpoints return an empty response. */
	public static function do_wc_ajax(): void {
		$endpoint = self::endpoint();
		if ( '' === $endpoint ) {
			return;
		}
		if ( ! headers_sent() ) {
			send_origin_headers();
			send_nosniff_header();
			wc_nocache_headers();
			header( 'Content-Type: text/html; charset=' . get_option( 'blog_charset' ) );
			header( 'X-Robots-Tag: noindex' );
			status_header( 200 );
		}
		do_action( 'wc_ajax_' . $endpoint );
		wp_die();
	}

	/** Sends the mini-cart and whatever fragments others add. */
	public static function get_refreshed_fragments(): void {
		ob_start();
		woocommerce_mini_cart();
		$mini_cart = (string) ob_get_clean();
		wp_send_json( [
			'fragments' => apply_filters( 'woocommerce_add_to_cart_fragments', [
				'div.widget_shopping_cart_content' => '<div class="widget_shopping_cart_content">' . $mini_cart . '</div>',
			] ),
			'cart_hash' => WC()->cart?->get_cart_hash(),
		] );
	}

	/** Adds a product; no nonce, as pages may be cached. */
	public static function add_to_cart(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Missing
		if ( ! isset( $_POST['product_id'] ) ) {
			return;
		}
		$id           = (int) apply_filters( 'woocommerce_add_to_cart_product_id', absint( $_POST['product_id'] ) );
		$quantity     = empty( $_POST['quantity'] ) ? 1 : wc_stock_amount( wp_unslash( $_POST['quantity'] ) );
		$product      = wc_get_product( $id );
		$valid        = apply_filters( 'woocommerce_add_to_cart_validation', true, $id, $quantity );
		$status       = get_post_status( $id );
		$variation_id = 0;
		$variation    = [];
		if ( $product instanceof WC_Product_Variation ) {
			$variation_id = $id;
			$id           = (int) $product->get_parent_id();
			$variation    = $product->get_variation_attributes();
		}
		// phpcs:enable
		if ( $valid && false !== WC()->cart?->add_to_cart( $id, $quantity, $variation_id, $variation ) && 'publish' === $status ) {
			do_action( 'woocommerce_ajax_added_to_cart', $id );
			if ( 'yes' === get_option( 'woocommerce_cart_redirect_after_add' ) ) {
				wc_add_to_cart_message( [ $id => $quantity ], true );
			}
			self::get_refreshed_fragments();
		}
		wp_send_json( [
			'error'       => true,
			'product_url' => apply_filters( 'woocommerce_cart_redirect_after_error', get_permalink( $id ), $id ),
		] );
	}

	/** Removes a line; no nonce, as pages may be cached. */
	public static function remove_from_cart(): void {
		$key = Values::posted( 'cart_item_key' );
		if ( '' !== $key && WC()->cart?->remove_cart_item( $key ) ) {
			self::get_refreshed_fragments();
		}
		wp_send_json_error();
	}

	/** Applies a coupon and answers with notices. */
	public static function apply_coupon(): void {
		check_ajax_referer( 'apply-coupon', 'security' );
		$code = Values::posted( 'coupon_code' );
		if ( '' === $code ) {
			wc_add_notice( __( 'Please enter a coupon code.', 'stand-in-store' ), 'error' );
		} else {
			WC()->cart?->apply_coupon( $code );
		}
		wc_print_notices();
		wp_die();
	}

	/** Removes a coupon and answers with notices. */
	public static function remove_coupon(): void {
		check_ajax_referer( 'remove-coupon', 'security' );
		$code = Values::posted( 'coupon' );
		if ( '' === $code ) {
			wc_add_notice( __( 'Sorry there was a problem removing this coupon.', 'stand-in-store' ), 'error' );
		} else {
			WC()->cart?->remove_coupon( $code );
			wc_add_notice( __( 'Coupon has been removed.', 'stand-in-store' ) );
		}
		wc_print_notices();
		wp_die();
	}

	/** Returns the cart's totals. */
	public static function get_cart_totals(): void {
		wc_maybe_define_constant( 'WOOCOMMERCE_CART', true );
		WC()->cart?->calculate_totals();
		woocommerce_cart_totals();
		wp_die();
	}

	/** There is one way of shipping: answers with the totals. */
	public static function update_shipping_method(): void {
		check_ajax_referer( 'update-shipping-method', 'security' );
		self::get_cart_totals();
	}
}
