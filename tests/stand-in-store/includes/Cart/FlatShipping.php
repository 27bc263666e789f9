<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Cart;

/**
 * One flat rate for all places, off unless the option stand_in_store_flat_rate has an amount.
 * Shipping is free above the amount in stand_in_store_free_from.
 */
final class FlatShipping {

	/** Determines whether the store ships. */
	public static function is_offered(): bool {
		return '' !== (string) get_option( 'stand_in_store_flat_rate', '' );
	}

	/**
	 * Returns the cost of shipping.
	 *
	 * @param \WC_Cart $cart  Cart.
	 * @param float    $goods Sum of lines after coupons.
	 */
	public static function cost( \WC_Cart $cart, float $goods ): float {
		$free = (string) get_option( 'stand_in_store_free_from', '' );
		foreach ( $cart->get_coupons() as $coupon ) {
			if ( $coupon->get_free_shipping() ) {
				return 0.0;
			}
		}
		return '' !== $free && $goods >= (float) $free ? 0.0 : (float) get_option( 'stand_in_store_flat_rate', '' );
	}
}
