<?php
declare( strict_types=1 );

namespace Quayside\Shop\Cart;

/**
 * Determines which plugin opens the cart in a drawer on this page. With two, one drawer would open on top of the other.
 */
final class DrawerOwner {
	/** CSS class that opens a plugin's drawer, by plugin name. Other plugins get a link to the cart page. */
	private const TRIGGERS = [
		'FunnelKit Cart' => 'fkcart-mini-open',
		'Side Cart'      => 'xoo-wsc-cart-trigger',
	];

	/**
	 * Returns the name of another plugin that has a drawer on this page, '' if there is none.
	 */
	public static function name(): string {
		$name = match ( true ) {
			defined( 'MODERNCART_VER' ) && self::modern_cart_is_on() => 'Modern Cart',
			defined( 'FKCART_VERSION' )                              => 'FunnelKit Cart',
			class_exists( '\Xoo_Wsc_Frontend', false )               => 'Side Cart',
			defined( 'WOOFC_VERSION' )                               => 'WPC Fly Cart',
			function_exists( '\xt_woo_floating_cart' )               => 'XT Floating Cart',
			default                                                  => '',
		};
		/**
		 * Filters the name of another plugin that opens the cart in a drawer, '' for none. Quayside's own drawer is then off.
		 *
		 * @param string $name Name of the detected plugin.
		 */
		$name = apply_filters( 'quayside_shop_drawer_owner', $name );
		return is_string( $name ) ? $name : '';
	}

	/**
	 * Returns the classes of the cart link, including the class that opens the other plugin's drawer if it has one.
	 */
	public static function link_class(): string {
		return rtrim( 'quayside-cart-link ' . ( self::TRIGGERS[ self::name() ] ?? '' ) );
	}

	/**
	 * Adds the cart link to the triggers of Modern Cart's drawer.
	 *
	 * @param mixed $settings Settings of Modern Cart's script.
	 * @return mixed
	 */
	public static function add_trigger( mixed $settings ): mixed {
		if ( is_array( $settings ) ) {
			$selectors = $settings['custom_trigger_selectors'] ?? '';

			$settings['custom_trigger_selectors'] = ltrim( ( is_string( $selectors ) ? $selectors : '' ) . ',.quayside-cart-link', ',' );
		}
		return $settings;
	}

	/**
	 * Determines whether Modern Cart has a drawer on this page: it can be on all pages, only on store pages, or off.
	 */
	private static function modern_cart_is_on(): bool {
		$get = [ '\ModernCart\Inc\Cart', 'get_instance' ];
		if ( ! is_callable( $get ) ) {
			return true;
		}
		$cart = $get();
		return ! is_object( $cart ) || ! method_exists( $cart, 'is_global_enabled' ) || false !== $cart->is_global_enabled();
	}
}
