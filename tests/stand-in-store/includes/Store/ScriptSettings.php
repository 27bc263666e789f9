<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Store;

use Quayside\StandInStore\Checkout\OrderAttribution;

/**
 * Settings that scripts find in the page, named as WooCommerce names them.
 */
final class ScriptSettings {

	/**
	 * Returns the settings of a script.
	 *
	 * @param string $handle Script.
	 * @return array<string,mixed>
	 */
	public static function of( string $handle ): array {
		$ajax = [
			'ajax_url'    => WC()->ajax_url(),
			'wc_ajax_url' => \WC_AJAX::get_endpoint( '%%endpoint%%' ),
		];
		return match ( $handle ) {
			'woocommerce'              => $ajax + [
				'i18n_password_show' => esc_attr__( 'Show password', 'stand-in-store' ),
				'i18n_password_hide' => esc_attr__( 'Hide password', 'stand-in-store' ),
			],
			'wc-add-to-cart'           => $ajax + [
				'i18n_view_cart'          => esc_attr__( 'View cart', 'stand-in-store' ),
				'cart_url'                => (string) apply_filters( 'woocommerce_add_to_cart_redirect', wc_get_cart_url(), null ),
				'is_cart'                 => is_cart(),
				'cart_redirect_after_add' => (string) get_option( 'woocommerce_cart_redirect_after_add' ),
			],
			'wc-cart-fragments'        => $ajax + self::fragment_names() + [ 'request_timeout' => 5000 ],
			'wc-add-to-cart-variation' => [
				'wc_ajax_url'                      => $ajax['wc_ajax_url'],
				'i18n_no_matching_variations_text' => esc_attr__(
					'Sorry, no products matched your selection. Please choose a different combination.',
					'stand-in-store'
				),
				'i18n_make_a_selection_text'       => esc_attr__(
					'Please select some product options before adding this product to your cart.',
					'stand-in-store'
				),
				'i18n_unavailable_text'            => esc_attr__(
					'Sorry, this product is unavailable. Please choose a different combination.',
					'stand-in-store'
				),
				'i18n_reset_alert_text'            => esc_attr__(
					'Your selection has been reset. Please select some product options before adding this product to your cart.',
					'stand-in-store'
				),
			],
			'wc-single-product'        => [
				'i18n_required_rating_text' => esc_attr__( 'Please select a rating', 'stand-in-store' ),
				'review_rating_required'    => 'yes',
				'flexslider'                => (array) apply_filters( 'woocommerce_single_product_carousel_options', [] ),
				'zoom_enabled'              => '',
				'photoswipe_enabled'        => '',
				'flexslider_enabled'        => '',
			],
			'wc-cart'                  => $ajax + [
				'update_shipping_method_nonce' => wp_create_nonce( 'update-shipping-method' ),
				'apply_coupon_nonce'           => wp_create_nonce( 'apply-coupon' ),
				'remove_coupon_nonce'          => wp_create_nonce( 'remove-coupon' ),
			],
			'wc-checkout'              => $ajax + [
				'update_order_review_nonce' => wp_create_nonce( 'update-order-review' ),
				'apply_coupon_nonce'        => wp_create_nonce( 'apply-coupon' ),
				'remove_coupon_nonce'       => wp_create_nonce( 'remove-coupon' ),
				'option_guest_checkout'     => (string) get_option( 'woocommerce_enable_guest_checkout' ),
				'checkout_url'              => \WC_AJAX::get_endpoint( 'checkout' ),
				'is_checkout'               => is_checkout() && ! is_wc_endpoint_url() ? 1 : 0,
				'debug_mode'                => defined( 'WP_DEBUG' ) && WP_DEBUG,
				'i18n_checkout_error'       => esc_attr__(
					'There was an error processing your order. Please check for any charges in your payment method and review your order history before placing the order again.',
					'stand-in-store'
				),
			],
			'wc-order-attribution'     => [
				'params' => [
					'lifetime'      => (float) apply_filters( 'wc_order_attribution_cookie_lifetime_months', 0.00001 ),
					'session'       => (int) apply_filters( 'wc_order_attribution_session_length_minutes', 30 ),
					'base64'        => (bool) apply_filters( 'wc_order_attribution_use_base64_cookies', false ),
					'ajaxurl'       => admin_url( 'admin-ajax.php' ),
					'prefix'        => OrderAttribution::prefix(),
					'allowTracking' => (bool) apply_filters( 'wc_order_attribution_allow_tracking', true ),
				],
				'fields' => OrderAttribution::FIELDS,
			],
			default                    => [],
		};
	}

	/** @return array{cart_hash_key:string,fragment_name:string} Names in the browser's storage: they differ by site and theme. */
	private static function fragment_names(): array {
		$site = md5( get_current_blog_id() . '_' . get_site_url( get_current_blog_id(), '/' ) . get_template() );
		return [
			'cart_hash_key' => (string) apply_filters( 'woocommerce_cart_hash_key', 'wc_cart_hash_' . $site ),
			'fragment_name' => (string) apply_filters( 'woocommerce_cart_fragment_name', 'wc_fragments_' . $site ),
		];
	}
}
