<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Cart;

/**
 * Calculates the cart's totals. There are no taxes. Shipping is one flat rate, see FlatShipping.
 */
trait CartTotals {
	/** @var array<string,float> Sums by name. */
	private array $sums = [
		'subtotal'       => 0.0,
		'discount_total' => 0.0,
		'shipping_total' => 0.0,
		'fee_total'      => 0.0,
		'total'          => 0.0,
	];

	/** @var array<string,float> What each coupon takes off, by code. */
	private array $coupon_discounts = [];

	/** @var array<string,\stdClass> Fees by identifier. */
	private array $fees = [];

	/** Calculates everything and keeps the cart in the session. */
	public function calculate_totals(): void {
		do_action( 'woocommerce_before_calculate_totals', $this );
		$subtotal = 0.0;
		foreach ( $this->cart_contents as $key => $line ) {
			$amount                      = round( (float) $line['data']->get_price() * $line['quantity'], wc_get_price_decimals() );
			$subtotal                   += $amount;
			$this->cart_contents[ $key ] = array_merge( $line, [
				'line_tax_data'     => [ 'subtotal' => [], 'total' => [] ],
				'line_subtotal'     => $amount,
				'line_subtotal_tax' => 0,
				'line_total'        => $amount,
				'line_tax'          => 0,
			] );
		}
		$this->coupon_discounts = Discounts::take( $this->cart_contents, $this->get_coupons() );
		$this->fees             = [];
		do_action( 'woocommerce_cart_calculate_fees', $this );
		$discount   = array_sum( $this->coupon_discounts );
		$fees       = array_sum( array_map( static fn( \stdClass $fee ): float => (float) $fee->amount, $this->fees ) );
		$shipping   = $this->needs_shipping() ? FlatShipping::cost( $this, $subtotal - $discount ) : 0.0;
		$this->sums = [
			'subtotal'       => $subtotal,
			'discount_total' => $discount,
			'shipping_total' => $shipping,
			'fee_total'      => $fees,
			'total'          => max( 0.0, round( $subtotal - $discount + $shipping + $fees, wc_get_price_decimals() ) ),
		];
		do_action( 'woocommerce_after_calculate_totals', $this );
		$this->set_session();
	}

	/** Determines whether something in it is shipped and the store ships. */
	public function needs_shipping(): bool {
		$needs = false;
		foreach ( FlatShipping::is_offered() ? $this->get_cart() : [] as $line ) {
			$needs = $needs || $line['data']->needs_shipping();
		}
		return (bool) apply_filters( 'woocommerce_cart_needs_shipping', $needs );
	}

	/** Determines whether a shipping address is required. */
	public function needs_shipping_address(): bool {
		return (bool) apply_filters( 'woocommerce_cart_needs_shipping_address', $this->needs_shipping() );
	}

	/** Determines whether the rate is displayed. */
	public function show_shipping(): bool {
		return $this->needs_shipping();
	}

	/** Determines whether there is something to pay. */
	public function needs_payment(): bool {
		return (bool) apply_filters( 'woocommerce_cart_needs_payment', 0 < $this->sums['total'], $this );
	}

	/** @return array<string,\stdClass> Fees. */
	public function get_fees(): array {
		return $this->fees;
	}

	/** Returns the sum of lines. */
	public function get_subtotal(): float {
		return $this->sums['subtotal'];
	}

	/** Returns the discount of all coupons. */
	public function get_discount_total(): float {
		return $this->sums['discount_total'];
	}

	/** Returns the cost of shipping. */
	public function get_shipping_total(): float {
		return $this->sums['shipping_total'];
	}

	/** Returns the sum of fees. */
	public function get_fee_total(): float {
		return $this->sums['fee_total'];
	}

	/**
	 * Sum of all.
	 *
	 * @param string $context 'view' for HTML, 'edit' for a number.
	 * @return string|float
	 */
	public function get_total( $context = 'view' ) {
		$total = apply_filters( 'woocommerce_cart_get_total', $this->sums['total'] );
		return 'view' === $context ? apply_filters( 'woocommerce_cart_total', wc_price( $total ) ) : $total;
	}

	/**
	 * Returns the discount of a coupon.
	 *
	 * @param string $code Coupon.
	 */
	public function get_coupon_discount_amount( $code, $ex_tax = true ): float {
		return $this->coupon_discounts[ $code ] ?? 0.0;
	}
}
