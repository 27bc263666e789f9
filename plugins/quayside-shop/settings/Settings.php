<?php
declare( strict_types=1 );

namespace Quayside\Shop\Settings;

/**
 * The shop's settings: one option, with the fields of contract shop/settings that are not WooCommerce's own.
 */
final class Settings {
	public const OPTION = 'quayside_shop_settings';

	/**
	 * Values of a site that has chosen nothing.
	 */
	public const DEFAULTS = [
		'cart_drawer'        => true,
		'open_after_add'     => false,
		'coupon'             => true,
		'cross_sells'        => true,
		'free_shipping_from' => 0.0,
		'account_popup'      => true,
		'order_attribution'  => true,
	];

	/**
	 * All settings.
	 *
	 * @return array{cart_drawer: bool, open_after_add: bool, coupon: bool, cross_sells: bool, free_shipping_from: float, account_popup: bool, order_attribution: bool}
	 */
	public static function all(): array {
		$stored = self::stored();
		$values = [];
		foreach ( self::DEFAULTS as $name => $default ) {
			$value           = $stored[ $name ] ?? $default;
			$values[ $name ] = is_bool( $default ) ? (bool) $value : max( 0.0, is_numeric( $value ) ? (float) $value : 0.0 );
		}
		/** @var array{cart_drawer: bool, open_after_add: bool, coupon: bool, cross_sells: bool, free_shipping_from: float, account_popup: bool, order_attribution: bool} $values */
		return $values;
	}

	/**
	 * Whether a part is on.
	 *
	 * @param 'cart_drawer'|'open_after_add'|'coupon'|'cross_sells'|'account_popup'|'order_attribution' $name Name of the setting.
	 */
	public static function is_on( string $name ): bool {
		return (bool) ( self::stored()[ $name ] ?? self::DEFAULTS[ $name ] );
	}

	/**
	 * @return array<mixed>
	 */
	private static function stored(): array {
		$stored = get_option( self::OPTION );
		return is_array( $stored ) ? $stored : [];
	}
}
