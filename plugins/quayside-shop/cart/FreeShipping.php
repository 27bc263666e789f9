<?php
declare( strict_types=1 );

namespace Quayside\Shop\Cart;

/**
 * Determines how far the visitor's cart is from free shipping, as WooCommerce decides it for the visitor's shipping zone.
 */
final class FreeShipping {
	/**
	 * Returns the amount with the least missing among the free shipping methods of the zone.
	 *
	 * @param \WC_Cart $cart The cart, with totals.
	 * @return array{from: float, before_discounts: bool}|null Amount in major units, 0 if shipping is free already, null if no amount
	 *                                                        leads to free shipping.
	 */
	public static function from( \WC_Cart $cart ): ?array {
		$found = self::find( $cart );
		/**
		 * Filters the amount from which the drawer shows free shipping. An amount in the settings takes precedence, unless shipping is
		 * free already.
		 *
		 * @param array{from: float, before_discounts: bool}|null $found Amount in major units; 0 if shipping is free already; null
		 *                                                               hides the bar.
		 * @param \WC_Cart                                        $cart  The visitor's cart.
		 */
		$filtered = apply_filters( 'quayside_shop_free_shipping', $found, $cart );
		return is_array( $filtered ) && is_numeric( $filtered['from'] ?? null ) ? [
			'from'             => (float) $filtered['from'],
			'before_discounts' => ! empty( $filtered['before_discounts'] ),
		] : null;
	}

	/**
	 * Finds the amount.
	 *
	 * @param \WC_Cart $cart The cart.
	 * @return array{from: float, before_discounts: bool}|null
	 */
	private static function find( \WC_Cart $cart ): ?array {
		$packages = class_exists( \WC_Shipping_Zones::class ) && $cart->needs_shipping() ? $cart->get_shipping_packages() : [];
		$package  = is_array( $packages[0] ?? null ) ? $packages[0] : null;
		$zone     = null === $package ? null : \WC_Shipping_Zones::get_zone_matching_package( $package );
		$methods  = null === $zone ? [] : array_filter(
			$zone->get_shipping_methods( true ),
			static fn ( $method ): bool => $method instanceof \WC_Shipping_Method && 'free_shipping' === $method->id
		);
		if ( null !== $package && self::is_free( $methods, $package ) ) {
			return [
				'from'             => 0.0,
				'before_discounts' => false,
			];
		}
		$found   = null;
		$least   = null;
		$amounts = [ 'min_amount', 'either' ];
		if ( self::has_coupon( $cart ) ) {
			$amounts[] = 'both';
		}
		foreach ( $methods as $method ) {
			$from = $method->min_amount ?? null;
			// A coupon may be secret, so the bar does not ask for one.
			if ( ! in_array( $method->requires ?? '', $amounts, true ) || ! is_numeric( $from ) ) {
				continue;
			}
			$before_discounts = 'no' !== ( $method->ignore_discounts ?? null );
			$missing          = (float) $from - self::eligible( $cart, $before_discounts );
			// An amount that is reached is not what is missing.
			if ( $missing > 0 && ( null === $least || $missing < $least ) ) {
				$least = $missing;
				$found = [
					'from'             => (float) $from,
					'before_discounts' => $before_discounts,
				];
			}
		}
		return $found;
	}

	/**
	 * Determines whether shipping is free already. Plugins hide and add rates, so the calculated ones count. A store may calculate
	 * them only when it knows the address.
	 *
	 * @param array<mixed> $methods Free shipping methods of the zone.
	 * @param array<mixed> $package The cart's package.
	 */
	private static function is_free( array $methods, array $package ): bool {
		$calculated = WC()->shipping()->get_packages()[0] ?? null;
		$rates      = is_array( $calculated ) ? $calculated['rates'] ?? null : null;
		if ( is_array( $rates ) ) {
			return [] !== array_filter( $rates, static fn ( $rate ): bool => $rate instanceof \WC_Shipping_Rate && 'free_shipping' === $rate->get_method_id() );
		}
		foreach ( $methods as $method ) {
			// Includes methods without requirements, and what plugins decide by filter.
			if ( $method instanceof \WC_Shipping_Method && $method->is_available( $package ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns the amount that WooCommerce compares with a method's minimum.
	 *
	 * @param \WC_Cart $cart             The cart.
	 * @param bool     $before_discounts Whether discounts are ignored.
	 * @return float Amount in major units.
	 */
	private static function eligible( \WC_Cart $cart, bool $before_discounts ): float {
		$total = (float) $cart->get_displayed_subtotal();
		if ( ! $before_discounts ) {
			$total -= (float) $cart->get_discount_total();
			$total -= $cart->display_prices_including_tax() ? (float) $cart->get_discount_tax() : 0.0;
		}
		return round( $total, wc_get_price_decimals() );
	}

	/**
	 * Determines whether the cart has a valid coupon for free shipping.
	 *
	 * @param \WC_Cart $cart The cart.
	 */
	private static function has_coupon( \WC_Cart $cart ): bool {
		foreach ( $cart->get_coupons() as $coupon ) {
			if ( $coupon->is_valid() && $coupon->get_free_shipping() ) {
				return true;
			}
		}
		return false;
	}
}
