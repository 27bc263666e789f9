<?php
declare( strict_types=1 );

namespace Quayside\Shop\Cart;

/**
 * Which plugin opens the cart in a drawer on this page. Two drawers would open one over the other at each click.
 */
final class DrawerOwner {
	/** Class that opens a plugin's drawer at a click, by the plugin's name. Others get the cart page's link. */
	private const TRIGGERS = [
		'FunnelKit Cart' => 'fkcart-mini-open',
		'Side Cart'      => 'xoo-wsc-cart-trigger',
	];

	/**
	 * Returns the name of another plugin with a drawer on this page, '' where it is ours.
	 */
	public static function name(): string {
		$name = match ( true ) {
			defined( 'MODERNCART_VER' ) && self::modern_cart_is_on() => 'Modern Cart',
			defined( 'FKCART_VERSION' )                              => 'FunnelKit Cart',
			class_exists( '\Xoo_Wsc_Frontend', false )               => 'Side Cart',
			defined( 'WOOFC_VERSION' )                               => 'WPC Fly Cart',
			default                                                  => '',
		};
		/**
		 * The name of another plugin that opens the cart in a drawer, '' for none: Quayside's steps aside for it.
		 *
		 * @param string $name Name of the plugin that was found.
		 */
		$name = apply_filters( 'quayside_shop_drawer_owner', $name );
		return is_string( $name ) ? $name : '';
	}

	/**
	 * Returns the classes of the cart link: with one that opens the other plugin's drawer, where there is such a class.
	 */
	public static function link_class(): string {
		return rtrim( 'quayside-cart-link ' . ( self::TRIGGERS[ self::name() ] ?? '' ) );
	}

	/**
	 * Tells Modern Cart's script which links open its drawer.
	 *
	 * @param mixed $settings What the script is told.
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
	 * Modern Cart has a drawer on all pages, on those of the store, or on none.
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
