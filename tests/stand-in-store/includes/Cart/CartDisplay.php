<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Cart;

/**
 * Formats the cart's amounts as HTML.
 */
trait CartDisplay {
	/**
	 * Returns the sum of lines.
	 *
	 * @param bool $compound Unused: nothing is taxed.
	 */
	public function get_cart_subtotal( $compound = false ): string {
		return (string) apply_filters( 'woocommerce_cart_subtotal', wc_price( $this->get_subtotal() ), $compound, $this );
	}

	/**
	 * Returns the price of one.
	 *
	 * @param \WC_Product $product Product.
	 */
	public function get_product_price( $product ): string {
		return (string) apply_filters( 'woocommerce_cart_product_price', wc_price( (string) $product->get_price() ), $product );
	}

	/**
	 * Returns the price of several.
	 *
	 * @param \WC_Product $product  Product.
	 * @param int         $quantity Quantity.
	 */
	public function get_product_subtotal( $product, $quantity ): string {
		return (string) apply_filters(
			'woocommerce_cart_product_subtotal',
			wc_price( (float) $product->get_price() * (int) $quantity ),
			$product,
			$quantity,
			$this
		);
	}

	/** @return list<int> Products that go with what is in the cart. */
	public function get_cross_sells(): array {
		$found = [];
		$have  = [];
		foreach ( $this->get_cart() as $line ) {
			$found  = array_merge( $found, (array) $line['data']->get_cross_sell_ids() );
			$have[] = (int) $line['product_id'];
		}
		return (array) apply_filters(
			'woocommerce_cart_crosssell_ids',
			array_values( array_diff( array_unique( array_map( 'intval', $found ) ), $have ) ),
			$this
		);
	}
}
