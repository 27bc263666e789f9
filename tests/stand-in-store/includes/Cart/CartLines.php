<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Cart;

use Exception;

/**
 * Adds, changes, removes, and restores items of the cart.
 */
trait CartLines {

	/**
	 * Adds a product.
	 *
	 * @param int|string           $product_id   Product.
	 * @param int|float|string     $quantity     Quantity.
	 * @param int|string           $variation_id Variation.
	 * @param array<string,string> $variation    Selected attributes by form field.
	 * @param array<string,mixed>  $data         Anything else of the line.
	 * @return string|false Key of the line; false with an error notice.
	 */
	public function add_to_cart( $product_id = 0, $quantity = 1, $variation_id = 0, $variation = [], $data = [] ) {
		try {
			$product_id   = absint( $product_id );
			$variation_id = absint( $variation_id );
			if ( 'product_variation' === get_post_type( $product_id ) ) {
				$variation_id = $product_id;
				$product_id   = (int) wp_get_post_parent_id( $variation_id );
			}
			$product  = wc_get_product( 0 < $variation_id ? $variation_id : $product_id );
			$quantity = wc_stock_amount( apply_filters( 'woocommerce_add_to_cart_quantity', $quantity, $product_id ) );
			if ( $quantity <= 0 || ! $product instanceof \WC_Product || 'trash' === $product->get_status() ) {
				return false;
			}
			if ( $product->is_type( 'variable' ) ) {
				/* translators: 1: address, 2: product */
				throw new Exception(
					sprintf(
						__( 'Please choose product options by visiting <a href="%1$s" title="%2$s">%2$s</a>.', 'stand-in-store' ),
						esc_url( $product->get_permalink() ),
						esc_html( $product->get_name() )
					)
				);
			}
			if ( $product->is_type( 'variation' ) ) {
				$variation = ChosenVariation::checked( $product, (array) $variation, $product_id );
			}
			$data = (array) apply_filters( 'woocommerce_add_cart_item_data', $data, $product_id, $variation_id, $quantity );
			$key  = $this->find_product_in_cart( $this->generate_cart_id( $product_id, $variation_id, (array) $variation, $data ) );
			$id   = $this->generate_cart_id( $product_id, $variation_id, (array) $variation, $data );
			if ( $product->is_sold_individually() ) {
				$quantity = 1;
				if ( '' !== $key ) {
					throw new Exception(
						/* translators: %s: product */
						$this->with_cart_link( sprintf( __( 'You cannot add another "%s" to your cart.', 'stand-in-store' ), $product->get_name() ) )
					);
				}
			}
			$this->refuse_what_cannot_be_bought( $product, $quantity );
			if ( '' !== $key ) {
				$this->set_quantity( $key, $quantity + $this->cart_contents[ $key ]['quantity'], false );
			} else {
				$key                         = $id;
				$this->cart_contents[ $key ] = (array) apply_filters( 'woocommerce_add_cart_item', array_merge( $data, [
					'key'          => $key,
					'product_id'   => $product_id,
					'variation_id' => $variation_id,
					'variation'    => $variation,
					'quantity'     => $quantity,
					'data'         => $product,
					'data_hash'    => wc_get_cart_item_data_hash( $product ),
				] ), $key );
			}
			do_action( 'woocommerce_add_to_cart', $key, $product_id, $quantity, $variation_id, $variation, $data );
			return $key;
		} catch ( Exception $error ) {
			if ( '' !== $error->getMessage() ) {
				wc_add_notice( $error->getMessage(), 'error' );
			}
			return false;
		}
	}

	/**
	 * Throws if this quantity cannot be purchased.
	 *
	 * @param \WC_Product $product  Product.
	 * @param int|float   $quantity Additional quantity.
	 * @throws Exception With a message for the visitor.
	 */
	private function refuse_what_cannot_be_bought( \WC_Product $product, int|float $quantity ): void {
		$name = $product->get_name();
		if ( ! $product->is_purchasable() ) {
			throw new Exception(
				(string) apply_filters(
					'woocommerce_cart_product_cannot_be_purchased_message',
					__( 'Sorry, this product cannot be purchased.', 'stand-in-store' ),
					$product
				)
			);
		}
		if ( ! $product->is_in_stock() ) {
			/* translators: %s: product */
			throw new Exception(
				(string) apply_filters(
					'woocommerce_cart_product_out_of_stock_message',
					sprintf( __( 'You cannot add &quot;%s&quot; to the cart because the product is out of stock.', 'stand-in-store' ), $name ),
					$product
				)
			);
		}
		$stock = (int) $product->get_stock_quantity();
		if ( ! $product->has_enough_stock( $quantity ) ) {
			/* translators: 1: product, 2: number */
			throw new Exception(
				(string) apply_filters(
					'woocommerce_cart_product_not_enough_stock_message',
					sprintf(
						__(
							'You cannot add that amount of &quot;%1$s&quot; to the cart because there is not enough stock (%2$s remaining).',
							'stand-in-store'
						),
						$name,
						$stock
					),
					$product,
					$stock
				)
			);
		}
		$already = $this->get_cart_item_quantities()[ $product->get_id() ] ?? 0;
		if ( 0 < $already && ! $product->has_enough_stock( $already + $quantity ) ) {
			/* translators: 1: number in stock, 2: number in the cart */
			$text = sprintf(
				__( 'You cannot add that amount to the cart &mdash; we have %1$s in stock and you already have %2$s in your cart.', 'stand-in-store' ),
				$stock,
				$already
			);
			throw new Exception(
				$this->with_cart_link(
					(string) apply_filters( 'woocommerce_cart_product_not_enough_stock_already_in_cart_message', $text, $product, $stock, $already )
				)
			);
		}
	}

	/**
	 * Returns a message with a link to the cart after it.
	 *
	 * @param string $text Message.
	 */
	private function with_cart_link( string $text ): string {
		return sprintf( '%s <a href="%s" class="button wc-forward">%s</a>', $text, esc_url( wc_get_cart_url() ), esc_html__( 'View cart', 'stand-in-store' ) );
	}

	/**
	 * Returns the key of a line with this content.
	 *
	 * @param int                  $product_id   Product.
	 * @param int                  $variation_id Variation.
	 * @param array<string,string> $variation    Selected attributes.
	 * @param array<string,mixed>  $data         Anything else.
	 */
	public function generate_cart_id( $product_id, $variation_id = 0, $variation = [], $data = [] ): string {
		$parts = [ $product_id ];
		if ( 0 !== $variation_id ) {
			$parts[] = $variation_id;
		}
		foreach ( [ $variation, $data ] as $list ) {
			if ( is_array( $list ) && [] !== $list ) {
				$text = '';
				foreach ( $list as $key => $value ) {
					$text .= trim( (string) $key ) . trim( is_scalar( $value ) ? (string) $value : http_build_query( (array) $value ) );
				}
				$parts[] = $text;
			}
		}
		return (string) apply_filters( 'woocommerce_cart_id', md5( implode( '_', $parts ) ), $product_id, $variation_id, $variation, $data );
	}

	/**
	 * Returns the key if there is such a line, else ''.
	 *
	 * @param string|false $key Key.
	 */
	public function find_product_in_cart( $key = false ): string {
		return is_string( $key ) && isset( $this->cart_contents[ $key ] ) ? $key : '';
	}

	/**
	 * Returns a line.
	 *
	 * @param string $key Key.
	 * @return array<string,mixed>
	 */
	public function get_cart_item( $key ): array {
		return $this->cart_contents[ $key ] ?? [];
	}

	/**
	 * Removes a line; undo is possible.
	 *
	 * @param string $key Key.
	 */
	public function remove_cart_item( $key ): bool {
		if ( ! isset( $this->cart_contents[ $key ] ) ) {
			return false;
		}
		$this->removed_cart_contents[ $key ] = $this->cart_contents[ $key ];
		unset( $this->removed_cart_contents[ $key ]['data'] );
		do_action( 'woocommerce_remove_cart_item', $key, $this );
		unset( $this->cart_contents[ $key ] );
		do_action( 'woocommerce_cart_item_removed', $key, $this );
		return true;
	}

	/**
	 * Sets the removed lines.
	 *
	 * @param array<string,array<string,mixed>> $value Lines by key.
	 */
	public function set_removed_cart_contents( $value = [] ): void {
		$this->removed_cart_contents = (array) $value;
	}

	/**
	 * Restores a removed item.
	 *
	 * @param string $key Key.
	 */
	public function restore_cart_item( $key ): bool {
		$line = $this->removed_cart_contents[ $key ] ?? null;
		if ( null === $line ) {
			return false;
		}
		$line['data']                = wc_get_product( $line['variation_id'] ? $line['variation_id'] : $line['product_id'] );
		$this->cart_contents[ $key ] = $line;
		do_action( 'woocommerce_restore_cart_item', $key, $this );
		unset( $this->removed_cart_contents[ $key ] );
		do_action( 'woocommerce_cart_item_restored', $key, $this );
		return true;
	}

	/**
	 * Sets the quantity. Zero removes the item.
	 *
	 * @param string    $key            Key.
	 * @param int|float $quantity       Quantity.
	 * @param bool      $refresh_totals Calculate at once.
	 */
	public function set_quantity( $key, $quantity = 1, $refresh_totals = true ): bool {
		if ( $quantity <= 0 ) {
			return $this->remove_cart_item( $key );
		}
		if ( ! isset( $this->cart_contents[ $key ] ) ) {
			return false;
		}
		$before = $this->cart_contents[ $key ]['quantity'];
		$this->cart_contents[ $key ]['quantity'] = wc_stock_amount( $quantity );
		do_action( 'woocommerce_after_cart_item_quantity_update', $key, $quantity, $before, $this );
		if ( $refresh_totals ) {
			$this->calculate_totals();
		}
		return true;
	}
}
