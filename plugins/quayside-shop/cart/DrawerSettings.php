<?php
declare( strict_types=1 );

namespace Quayside\Shop\Cart;

use Quayside\Shop\Kit\Assets;
use Quayside\Shop\Settings\Settings;
use Quayside\Shop\StorePages\StorePages;

/**
 * What the page tells the cart drawer: contract shop/cart.drawer-settings. The same for every visitor.
 */
final class DrawerSettings {
	/**
	 * The settings for the page at hand.
	 *
	 * @param Assets $assets The plugin's files.
	 * @param string $ajax   The store's wc-ajax address with %%endpoint%% in it.
	 * @return array<string, mixed>
	 */
	public static function of_page( Assets $assets, string $ajax ): array {
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
	 * How the store's cart shows prices. A customer without taxes has none in the answers either.
	 */
	private static function taxes(): string {
		if ( ! wc_tax_enabled() ) {
			return 'none';
		}
		return 'incl' === get_option( 'woocommerce_tax_display_cart' ) ? 'included' : 'added';
	}
}
