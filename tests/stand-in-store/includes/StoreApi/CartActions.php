<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\StoreApi;

use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * What the Store API does to the cart. Errors have WooCommerce's codes and statuses.
 */
final class CartActions {

	/**
	 * Adds a product.
	 *
	 * @return WP_REST_Response|WP_Error
	 */
	public static function add_item( WP_REST_Request $request ) {
		$id      = (int) $request['id'];
		$product = wc_get_product( $id );
		if ( ! $product instanceof \WC_Product || 'publish' !== $product->get_status() ) {
			/* translators: %d: number */
			return self::error(
				'cart_invalid_product',
				sprintf( __( 'Product with ID &quot;%d&quot; was not found and cannot be added to the cart.', 'stand-in-store' ), $id )
			);
		}
		$chosen    = self::chosen( (array) $request['variation'] );
		$variation = $product instanceof \WC_Product_Variable ? self::matching( $product, $chosen ) : $product;
		if ( null === $variation ) {
			return self::error( 'variation_id_from_variation_data', __( 'No matching variation found.', 'stand-in-store' ) );
		}
		$quantity = (int) $request['quantity'];
		$already  = WC()->cart?->get_cart_item_quantities()[ $variation->get_id() ] ?? 0;
		if ( ! $variation->is_purchasable() ) {
			return self::error(
				'product_not_purchasable',
				/* translators: %s: product */
				sprintf( __( '&quot;%s&quot; is not available for purchase.', 'stand-in-store' ), $product->get_name() )
			);
		}
		if ( ! $variation->is_in_stock() ) {
			/* translators: %s: product */
			return self::error(
				'product_out_of_stock',
				sprintf( __( 'You cannot add &quot;%s&quot; to the cart because the product is out of stock.', 'stand-in-store' ), $product->get_name() )
			);
		}
		if ( ! $variation->has_enough_stock( $quantity + $already ) ) {
			/* translators: 1: product, 2: number */
			return self::error(
				'product_partially_out_of_stock',
				sprintf(
					__( 'You cannot add that amount of &quot;%1$s&quot; to the cart because there is not enough stock (%2$s remaining).', 'stand-in-store' ),
					$product->get_name(),
					(int) $variation->get_stock_quantity()
				)
			);
		}
		$key = $variation->is_type( 'variation' )
			? WC()->cart?->add_to_cart( (int) $variation->get_parent_id(), $quantity, $variation->get_id(), $chosen )
			: WC()->cart?->add_to_cart( $id, $quantity );
		if ( ! is_string( $key ) ) {
			$notice = (string) ( wc_get_notices( 'error' )[0]['notice'] ?? __( 'Product cannot be added to the cart.', 'stand-in-store' ) );
			wc_clear_notices();
			return self::error( 'add_to_cart_error', wp_strip_all_tags( $notice ) );
		}
		return new WP_REST_Response( CartData::all(), 201 );
	}

	/**
	 * Sets how many.
	 *
	 * @return array<string,mixed>|WP_Error
	 */
	public static function update_item( WP_REST_Request $request ) {
		$line = WC()->cart?->get_cart_item( (string) $request['key'] ) ?? [];
		if ( [] === $line ) {
			return self::error( 'cart_invalid_key', __( 'Cart item does not exist.', 'stand-in-store' ), 409 );
		}
		if ( isset( $request['quantity'] ) ) {
			$quantity = (int) $request['quantity'];
			$maximum  = CartData::maximum( $line['data'] );
			if ( $quantity > $maximum ) {
				/* translators: 1: product, 2: number */
				return self::error(
					'invalid_quantity',
					sprintf(
						__( 'The maximum quantity of &quot;%1$s&quot; allowed in the cart is %2$s', 'stand-in-store' ),
						$line['data']->get_name(),
						$maximum
					)
				);
			}
			WC()->cart?->set_quantity( (string) $request['key'], $quantity );
		}
		return CartData::all();
	}

	/**
	 * Removes a line.
	 *
	 * @return array<string,mixed>|WP_Error
	 */
	public static function remove_item( WP_REST_Request $request ) {
		if ( ! WC()->cart?->remove_cart_item( (string) $request['key'] ) ) {
			return self::error( 'cart_invalid_key', __( 'Cart item no longer exists or is invalid.', 'stand-in-store' ), 409 );
		}
		return CartData::all();
	}

	/**
	 * Applies a coupon.
	 *
	 * @return array<string,mixed>|WP_Error
	 */
	public static function apply_coupon( WP_REST_Request $request ) {
		$code   = wc_format_coupon_code( (string) $request['code'] );
		$coupon = new \WC_Coupon( $code );
		if ( WC()->cart?->has_discount( $code ) && '' !== $code ) {
			return self::error(
				'cart_coupon_error',
				/* translators: %s: coupon code */
				sprintf( __( 'Coupon code &quot;%s&quot; has already been applied.', 'stand-in-store' ), esc_html( $code ) )
			);
		}
		$reason = null === WC()->cart ? '' : $coupon->get_reason_against( WC()->cart );
		if ( '' !== $reason ) {
			return self::error( 'cart_coupon_error', str_replace( '"', '&quot;', wp_strip_all_tags( $reason ) ) );
		}
		WC()->cart?->apply_coupon( $code );
		wc_clear_notices();
		return CartData::all();
	}

	/**
	 * Removes a coupon.
	 *
	 * @return array<string,mixed>|WP_Error
	 */
	public static function remove_coupon( WP_REST_Request $request ) {
		$code = wc_format_coupon_code( (string) $request['code'] );
		if ( 0 === ( new \WC_Coupon( $code ) )->get_id() ) {
			return self::error( 'cart_coupon_error', __( 'Invalid coupon code.', 'stand-in-store' ) );
		}
		if ( ! WC()->cart?->has_discount( $code ) ) {
			return self::error(
				'cart_coupon_invalid_code',
				__( 'Coupon cannot be removed because it is not already applied to the cart.', 'stand-in-store' ),
				409
			);
		}
		WC()->cart->remove_coupon( $code );
		return CartData::all();
	}

	/** Returns an error. */
	private static function error( string $code, string $message, int $status = 400 ): WP_Error {
		return new WP_Error( 'woocommerce_rest_' . $code, $message, [ 'status' => $status ] );
	}

	/**
	 * Returns the selected attributes by form field.
	 *
	 * @param array<mixed> $variation List of attribute and value.
	 * @return array<string,string>
	 */
	private static function chosen( array $variation ): array {
		$chosen = [];
		foreach ( $variation as $entry ) {
			if ( is_array( $entry ) && isset( $entry['attribute'], $entry['value'] ) ) {
				$chosen[ 'attribute_' . sanitize_title( (string) $entry['attribute'] ) ] = sanitize_text_field( (string) $entry['value'] );
			}
		}
		return $chosen;
	}

	/**
	 * Returns the variation with these values.
	 *
	 * @param \WC_Product_Variable $product Product.
	 * @param array<string,string> $chosen  Values by form field.
	 */
	private static function matching( \WC_Product_Variable $product, array $chosen ): ?\WC_Product_Variation {
		foreach ( $product->get_children() as $id ) {
			$variation = wc_get_product( $id );
			if ( ! $variation instanceof \WC_Product_Variation ) {
				continue;
			}
			$own = array_filter( $variation->get_variation_attributes(), 'strlen' );
			if ( [] !== $chosen && [] === array_diff_assoc( $own, $chosen ) ) {
				return $variation;
			}
		}
		return null;
	}
}
