<?php
declare( strict_types=1 );

namespace Quayside\Shop\Cart;

use Quayside\Shop\Settings\Settings;
use Quayside\Shop\StorePages\StorePages;

/**
 * The page's settings for the cart's module: contract shop/cart.settings. They are the same for every visitor.
 */
final class CartSettings {
	/**
	 * Cart fragment timeout in ms (spec section 9).
	 */
	private const TIMEOUT = 5000;

	/**
	 * Returns the settings for the current page, after the filters that WooCommerce applies to its own scripts.
	 *
	 * @param bool   $has_drawer Whether the cart opens in a drawer on this page.
	 * @param string $ajax       The store's wc-ajax URL with the placeholder %%endpoint%%.
	 * @return array<string, mixed>
	 */
	public static function for_page( bool $has_drawer, string $ajax ): array {
		// WooCommerce's key plus the locale, so that stored fragments are not shown in another language.
		$name = md5( get_current_blog_id() . '_' . get_site_url( get_current_blog_id(), '/' ) . get_template() . get_locale() );
		$add  = self::filtered(
			'wc-add-to-cart',
			[
				'ajax_url'                => admin_url( 'admin-ajax.php', 'relative' ),
				'wc_ajax_url'             => $ajax,
				'i18n_view_cart'          => __( 'View cart', 'quayside-shop' ),
				'cart_url'                => apply_filters( 'woocommerce_add_to_cart_redirect', StorePages::cart(), null ),
				'is_cart'                 => is_cart(),
				'cart_redirect_after_add' => 'yes' === get_option( 'woocommerce_cart_redirect_after_add' ) ? 'yes' : 'no',
			]
		);
		// Only for callbacks of the filter, which know it from WooCommerce. The module does not read it.
		unset( $add['ajax_url'] );
		$fragments = self::filtered(
			'wc-cart-fragments',
			[
				'wc_ajax_url'     => $ajax,
				'cart_hash_key'   => apply_filters( 'woocommerce_cart_hash_key', 'wc_cart_hash_' . $name ),
				'fragment_name'   => apply_filters( 'woocommerce_cart_fragment_name', 'wc_fragments_' . $name ),
				'request_timeout' => self::TIMEOUT,
			]
		);
		return $add + $fragments + [
			'open_drawer'        => $has_drawer && Settings::is_on( 'open_after_add' ),
			'i18n_add_failed'    => __( 'The product could not be added to the cart. Please try again.', 'quayside-shop' ),
			'i18n_remove_failed' => __( 'The product could not be removed. Please check your connection and try again.', 'quayside-shop' ),
		];
	}

	/**
	 * Applies the filters for a WooCommerce script's settings.
	 *
	 * @param string               $handle Script handle.
	 * @param array<string, mixed> $params Settings.
	 * @return array<string, mixed>
	 */
	private static function filtered( string $handle, array $params ): array {
		// WooCommerce's names: wc_add_to_cart_params and wc_cart_fragments_params.
		$hook     = str_replace( '-', '_', $handle ) . '_params';
		$filtered = apply_filters( $hook, apply_filters( 'woocommerce_get_script_data', $params, $handle ) ); // phpcs:ignore WordPress.NamingConventions
		return is_array( $filtered ) ? $filtered + $params : $params;
	}
}
