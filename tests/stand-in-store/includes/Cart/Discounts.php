<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Cart;

/**
 * Calculates the discounts of coupons.
 */
final class Discounts {

	/**
	 * Lowers the lines' totals.
	 *
	 * @param array<string,array<string,mixed>> $lines   Lines, changed in place.
	 * @param array<string,\WC_Coupon>          $coupons Coupons by code.
	 * @return array<string,float> Amount taken off by code.
	 */
	public static function take( array &$lines, array $coupons ): array {
		$taken = [];
		foreach ( $coupons as $code => $coupon ) {
			$taken[ $code ] = 0.0;
			$left           = (float) $coupon->get_amount();
			$sum            = array_sum( array_column( $lines, 'line_total' ) );
			$last           = array_key_last( $lines );
			foreach ( $lines as $key => $line ) {
				$off = match ( $coupon->get_discount_type() ) {
					'percent'       => $line['line_total'] * (float) $coupon->get_amount() / 100,
					'fixed_product' => min( $line['line_total'], (float) $coupon->get_amount() * $line['quantity'] ),
					default         => $key === $last
						? min( $line['line_total'], $left )
						: ( 0 < $sum ? (float) $coupon->get_amount() * $line['line_total'] / $sum : 0 ),
				};
				$off                          = round( min( $line['line_total'], $off ), wc_get_price_decimals() );
				$left                        -= $off;
				$lines[ $key ]['line_total'] -= $off;
				$taken[ $code ]              += $off;
			}
		}
		return $taken;
	}
}
