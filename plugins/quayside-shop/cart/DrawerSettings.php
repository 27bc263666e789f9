<?php
declare( strict_types=1 );

namespace Quayside\Shop\Cart;

use Quayside\Shop\Kit\Assets;
use Quayside\Shop\Settings\Settings;
use Quayside\Shop\StorePages\StorePages;

/**
 * The page's settings for the cart drawer: contract shop/cart.drawer-settings. They are the same for every visitor.
 */
final class DrawerSettings {
	/**
	 * Returns the settings for the current page.
	 *
	 * @param Assets $assets The plugin's assets.
	 * @param string $ajax   The store's wc-ajax URL with the placeholder %%endpoint%%.
	 * @return array<string, mixed>
	 */
	public static function for_page( Assets $assets, string $ajax ): array {
		$settings = Settings::all();
		return [
			'api_url'            => rest_url( 'wc/store/v1/' ),
			'wc_ajax_url'        => $ajax,
			'coupon'             => $settings['coupon'] && wc_coupons_enabled(),
			'cross_sells'        => $settings['cross_sells'],
			'free_shipping_from' => $settings['free_shipping_from'],
			'taxes'              => self::taxes(),
			'cart_url'           => StorePages::cart(),
			'checkout_url'       => StorePages::checkout(),
			'shop_url'           => StorePages::page( 'shop' ),
			'placeholder_url'    => wc_placeholder_img_src( 'woocommerce_thumbnail' ),
			'style_url'          => $assets->style_url( 'cart-drawer-style' ),
		];
	}
	/**
	 * Returns how the cart displays taxes: "none", "included", or "added". Responses for tax-exempt customers contain no
	 * taxes either way.
	 */
	private static function taxes(): string {
		if ( ! wc_tax_enabled() ) {
			return 'none';
		}
		return 'incl' === get_option( 'woocommerce_tax_display_cart' ) ? 'included' : 'added';
	}
}
