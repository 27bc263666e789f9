<?php
declare( strict_types=1 );

namespace Quayside\Shop\Settings;

use Quayside\Shop\Kit\Settings as KitSettings;

/**
 * The shop's settings: one option with the fields of contract shop/settings that have a default. The other fields are
 * WooCommerce's own options.
 */
final class Settings {
	public const OPTION = 'quayside_shop_settings';

	private static ?KitSettings $settings = null;

	/**
	 * Returns all settings.
	 *
	 * @return array{cart_drawer: bool, open_after_add: bool, coupon: bool, cross_sells: bool, free_shipping_from: float, lightweight_cart: bool, account_popup: bool, order_attribution: bool, detect_sources: bool}
	 */
	public static function all(): array {
		/** @var array{cart_drawer: bool, open_after_add: bool, coupon: bool, cross_sells: bool, free_shipping_from: float, lightweight_cart: bool, account_popup: bool, order_attribution: bool, detect_sources: bool} $values */
		$values = self::settings()->all();
		return $values;
	}

	/**
	 * Determines whether a feature is on.
	 *
	 * @param 'cart_drawer'|'open_after_add'|'coupon'|'cross_sells'|'lightweight_cart'|'account_popup'|'order_attribution'|'detect_sources' $name Name.
	 */
	public static function is_on( string $name ): bool {
		return true === self::settings()->get( $name );
	}

	/**
	 * Returns the default values.
	 *
	 * @return array<string, mixed>
	 */
	public static function defaults(): array {
		return self::settings()->defaults();
	}

	/**
	 * Saves the submitted fields of the option and leaves the others unchanged.
	 *
	 * @param array<string, mixed> $values Values that are valid by the contract.
	 */
	public static function save( array $values ): void {
		self::settings()->save( array_intersect_key( $values, self::defaults() ) );
	}

	private static function settings(): KitSettings {
		return self::$settings ??= new KitSettings( 'shop/settings', self::OPTION );
	}
}
