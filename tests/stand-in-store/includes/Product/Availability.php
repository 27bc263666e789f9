<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Product;

/**
 * What of a product can be seen, bought and shipped.
 */
trait Availability {
	/** Determines whether the catalog lists it and its page may be linked. */
	public function is_visible(): bool {
		$owner   = 'variation' === $this->get_type() ? wc_get_product( $this->get_parent_id() ) : $this;
		$visible = $owner instanceof \WC_Product && 'hidden' !== $owner->get_catalog_visibility()
			&& ( 'publish' === $owner->get_status() || current_user_can( 'edit_post', $owner->get_id() ) );
		if ( $visible && 'yes' === get_option( 'woocommerce_hide_out_of_stock_items' ) && ! $this->is_in_stock() ) {
			$visible = false;
		}
		return (bool) apply_filters( 'woocommerce_product_is_visible', $visible, $this->get_id() );
	}

	/** Determines whether it can be purchased. */
	public function is_purchasable(): bool {
		$may = $this->exists() && ( 'publish' === $this->get_status() || current_user_can( 'edit_post', $this->get_id() ) ) && '' !== $this->get_price();
		return (bool) apply_filters( 'woocommerce_is_purchasable', $may, $this );
	}

	/** Determines whether its sale price is below its regular price. */
	public function is_on_sale( $context = 'view' ): bool {
		$sale = (string) $this->get_sale_price( $context );
		$is   = '' !== $sale && (float) $this->get_regular_price( $context ) > (float) $sale;
		return 'view' === $context ? (bool) apply_filters( 'woocommerce_product_is_on_sale', $is, $this ) : $is;
	}

	/** Determines whether it is in stock or available on backorder. */
	public function is_in_stock(): bool {
		return (bool) apply_filters( 'woocommerce_product_is_in_stock', 'outofstock' !== $this->get_stock_status(), $this );
	}

	/** Determines whether its stock is counted. */
	public function managing_stock(): bool {
		return 'yes' === get_option( 'woocommerce_manage_stock', 'yes' ) && (bool) $this->get_manage_stock();
	}

	/** Determines whether backorders are allowed. */
	public function backorders_allowed(): bool {
		return (bool) apply_filters(
			'woocommerce_product_backorders_allowed',
			in_array( $this->get_backorders(), [ 'yes', 'notify' ], true ),
			$this->get_id(),
			$this
		);
	}

	/** Determines whether customers are notified of backorders. */
	public function backorders_require_notification(): bool {
		return $this->managing_stock() && 'notify' === $this->get_backorders();
	}

	/**
	 * Determines whether this quantity would be on backorder.
	 *
	 * @param int $quantity Quantity.
	 */
	public function is_on_backorder( $quantity = 0 ): bool {
		return 'onbackorder' === $this->get_stock_status() || (
			$this->managing_stock() && $this->backorders_allowed() && (int) $this->get_stock_quantity() - $quantity < 0
		);
	}

	/**
	 * Determines whether there is enough.
	 *
	 * @param int $quantity Quantity.
	 */
	public function has_enough_stock( $quantity ): bool {
		return ! $this->managing_stock() || $this->backorders_allowed() || wc_stock_amount( $this->get_stock_quantity() ) >= $quantity;
	}

	/** Determines whether it is limited to one per order. */
	public function is_sold_individually(): bool {
		return (bool) apply_filters( 'woocommerce_is_sold_individually', $this->get_sold_individually(), $this );
	}

	/** Determines whether it is not shipped. */
	public function is_virtual(): bool {
		return (bool) apply_filters( 'woocommerce_is_virtual', $this->get_virtual(), $this );
	}

	/** Determines whether it is a file. */
	public function is_downloadable(): bool {
		return (bool) $this->get_downloadable();
	}

	/** Determines whether it is shipped. */
	public function needs_shipping(): bool {
		return (bool) apply_filters( 'woocommerce_product_needs_shipping', ! $this->is_virtual(), $this );
	}

	/** Determines whether it is featured. */
	public function is_featured(): bool {
		return (bool) $this->get_featured();
	}

	/** Returns the minimum quantity. */
	public function get_min_purchase_quantity(): int {
		return 1;
	}

	/** Returns the maximum quantity, -1 for no limit. */
	public function get_max_purchase_quantity(): int|float {
		if ( $this->is_sold_individually() ) {
			return 1;
		}
		return $this->backorders_allowed() || ! $this->managing_stock() ? -1 : wc_stock_amount( $this->get_stock_quantity() );
	}

	/**
	 * Determines whether it has what a function needs: 'ajax_add_to_cart'.
	 *
	 * @param string $feature Feature.
	 */
	public function supports( $feature ): bool {
		return (bool) apply_filters( 'woocommerce_product_supports', 'ajax_add_to_cart' === $feature && 'simple' === $this->get_type(), $feature, $this );
	}

	/** @return array{availability:string,class:string} Words and class about stock. */
	public function get_availability(): array {
		$class = match ( true ) {
			! $this->is_in_stock()                                    => 'out-of-stock',
			$this->is_on_backorder( 1 )                               => 'available-on-backorder',
			default                                                   => 'in-stock',
		};
		$words = match ( true ) {
			'out-of-stock' === $class                                 => __( 'Out of stock', 'stand-in-store' ),
			'available-on-backorder' === $class                       => __( 'Available on backorder', 'stand-in-store' ),
			/* translators: %s: number */
			$this->managing_stock()                                   => sprintf( __( '%s in stock', 'stand-in-store' ), (int) $this->get_stock_quantity() ),
			default                                                   => '',
		};
		return (array) apply_filters( 'woocommerce_get_availability', [ 'availability' => $words, 'class' => $class ], $this );
	}
}
