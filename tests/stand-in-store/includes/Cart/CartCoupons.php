<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Cart;

/**
 * Coupons of the cart.
 */
trait CartCoupons {
	/** @return array<string,\WC_Coupon> Coupons by code. */
	public function get_coupons( $deprecated = null ): array {
		$coupons = [];
		foreach ( $this->applied_coupons as $code ) {
			$coupons[ $code ] = new \WC_Coupon( $code );
		}
		return $coupons;
	}

	/** @return list<string> Codes. */
	public function get_applied_coupons(): array {
		return $this->applied_coupons;
	}

	/**
	 * Determines whether a coupon, or any, is applied.
	 *
	 * @param string $code Code.
	 */
	public function has_discount( $code = '' ): bool {
		return '' === $code ? [] !== $this->applied_coupons : in_array( wc_format_coupon_code( $code ), $this->applied_coupons, true );
	}

	/**
	 * Applies a coupon and adds a notice with the result.
	 *
	 * @param string $code Code.
	 */
	public function apply_coupon( $code ): bool {
		if ( ! wc_coupons_enabled() ) {
			return false;
		}
		$code   = wc_format_coupon_code( $code );
		$coupon = new \WC_Coupon( $code );
		$error  = $coupon->get_reason_against( $this );
		if ( '' !== $error ) {
			wc_add_notice( (string) apply_filters( 'woocommerce_coupon_error', $error, 0, $coupon ), 'error' );
			return false;
		}
		if ( $coupon->get_individual_use() ) {
			$this->applied_coupons = [];
		}
		$this->applied_coupons[] = $code;
		wc_add_notice( __( 'Coupon code applied successfully.', 'stand-in-store' ) );
		do_action( 'woocommerce_applied_coupon', $code );
		return true;
	}

	/**
	 * Removes a coupon.
	 *
	 * @param string $code Code.
	 */
	public function remove_coupon( $code ): bool {
		$code  = wc_format_coupon_code( $code );
		$place = array_search( $code, $this->applied_coupons, true );
		if ( false !== $place ) {
			unset( $this->applied_coupons[ $place ] );
			$this->applied_coupons = array_values( $this->applied_coupons );
		}
		do_action( 'woocommerce_removed_coupon', $code );
		return true;
	}
}
