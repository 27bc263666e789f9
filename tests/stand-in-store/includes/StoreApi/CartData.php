<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\StoreApi;

/**
 * The cart in the Store API's shape: amounts are whole numbers of the currency's smallest unit, as text.
 */
final class CartData {

	/** Most of a product that a cart takes when its stock is not counted. */
	private const MANY = 9999;

	/** @return array<string,mixed> The cart. */
	public static function all(): array {
		$cart = WC()->cart;
		if ( null === $cart ) {
			return [];
		}
		$shipping = $cart->needs_shipping();
		return [
			'items'                   => array_values( array_map( [ self::class, 'item' ], $cart->get_cart(), array_keys( $cart->get_cart() ) ) ),
			'coupons'                 => array_map( static fn( string $code ): array => self::coupon( $cart, $code ), $cart->get_applied_coupons() ),
			'fees'                    => array_map(
				static fn( \stdClass $fee ): array => [
					'key'    => $fee->id,
					'name'   => $fee->name,
					'totals' => (object) ( [ 'total' => Money::units( $fee->amount ), 'total_tax' => '0' ] + Money::currency() ),
				],
				array_values( $cart->get_fees() )
			),
			'totals'                  => [
				'total_items'        => Money::units( $cart->get_subtotal() ),
				'total_items_tax'    => '0',
				'total_fees'         => Money::units( $cart->get_fee_total() ),
				'total_fees_tax'     => '0',
				'total_discount'     => Money::units( $cart->get_discount_total() ),
				'total_discount_tax' => '0',
				'total_shipping'     => $shipping ? Money::units( $cart->get_shipping_total() ) : null,
				'total_shipping_tax' => $shipping ? '0' : null,
				'total_price'        => Money::units( $cart->get_total( 'edit' ) ),
				'total_tax'          => '0',
				'tax_lines'          => [],
			] + Money::currency(),
			'shipping_address'        => self::address( 'shipping' ),
			'billing_address'         => self::address( 'billing' ),
			'needs_payment'           => $cart->needs_payment(),
			'needs_shipping'          => $shipping,
			'payment_requirements'    => [ 'products' ],
			'has_calculated_shipping' => $shipping,
			'shipping_rates'          => [],
			'items_count'             => $cart->get_cart_contents_count(),
			'items_weight'            => 0,
			'cross_sells'             => array_map(
				[ Products::class, 'summary' ],
				array_values( array_filter( array_map( 'wc_get_product', $cart->get_cross_sells() ) ) )
			),
			'errors'                  => [],
			'payment_methods'         => array_keys( WC()->payment_gateways()->get_available_payment_gateways() ),
			'extensions'              => (object) [],
		];
	}

	/**
	 * Returns the maximum quantity of a product in the cart.
	 *
	 * @param \WC_Product $product Product.
	 */
	public static function maximum( \WC_Product $product ): int {
		$maximum = $product->get_max_purchase_quantity();
		return 0 < $maximum ? $maximum : self::MANY;
	}

	/**
	 * Returns a line.
	 *
	 * @param array<string,mixed> $line Line.
	 * @param string              $key  Key.
	 * @return array<string,mixed>
	 */
	private static function item( array $line, string $key ): array {
		$product = $line['data'];
		$stock   = $product->managing_stock() && 0 < (int) $product->get_stock_quantity() && (int) get_option(
			'woocommerce_notify_low_stock_amount',
			2
		) >= (int) $product->get_stock_quantity();
		return [
			'key'                  => $key,
			'id'                   => $product->get_id(),
			'type'                 => $product->get_type(),
			'quantity'             => $line['quantity'],
			'quantity_limits'      => [
				'minimum'     => 1,
				'maximum'     => self::maximum( $product ),
				'multiple_of' => 1,
				'editable'    => ! $product->is_sold_individually(),
			],
			'name'                 => $product->get_title(),
			'short_description'    => Products::html( (string) $product->get_short_description() ),
			'description'          => Products::html( (string) $product->get_description() ),
			'sku'                  => $product->get_sku(),
			'low_stock_remaining'  => $stock ? (int) $product->get_stock_quantity() : null,
			'backorders_allowed'   => $product->backorders_allowed(),
			'show_backorder_badge' => $product->backorders_require_notification() && $product->is_on_backorder( $line['quantity'] ),
			'sold_individually'    => $product->is_sold_individually(),
			'permalink'            => $product->get_permalink( $line ),
			'images'               => Products::images( $product ),
			'variation'            => self::variation( $line ),
			'item_data'            => array_values( (array) apply_filters( 'woocommerce_get_item_data', [], $line ) ),
			'prices'               => Products::prices( $product, true ),
			'totals'               => [
				'line_subtotal'     => Money::units( $line['line_subtotal'] ?? 0 ),
				'line_subtotal_tax' => '0',
				'line_total'        => Money::units( $line['line_total'] ?? 0 ),
				'line_total_tax'    => '0',
			] + Money::currency(),
			'catalog_visibility'   => $product->get_catalog_visibility(),
			'extensions'           => (object) [],
		];
	}

	/**
	 * Returns the selected attributes of an item, in the order of their names.
	 *
	 * @param array<string,mixed> $line Line.
	 * @return list<array<string,string>>
	 */
	private static function variation( array $line ): array {
		$list   = [];
		$parent = wc_get_product( $line['product_id'] );
		$chosen = (array) $line['variation'];
		foreach ( $chosen as $field => $value ) {
			$name   = str_replace( 'attribute_', '', (string) $field );
			$term   = taxonomy_exists( $name ) ? get_term_by( 'slug', (string) $value, $name ) : null;
			$list[] = [
				'raw_attribute' => (string) $field,
				'attribute'     => wc_attribute_label( $name, $parent instanceof \WC_Product ? $parent : null ),
				'value'         => $term instanceof \WP_Term ? $term->name : (string) $value,
			];
		}
		return $list;
	}

	/**
	 * Returns a coupon.
	 *
	 * @param \WC_Cart $cart Cart.
	 * @param string   $code Coupon.
	 * @return array<string,mixed>
	 */
	private static function coupon( \WC_Cart $cart, string $code ): array {
		return [
			'code'          => $code,
			'discount_type' => ( new \WC_Coupon( $code ) )->get_discount_type(),
			'totals'        => [
				'total_discount'     => Money::units( $cart->get_coupon_discount_amount( $code ) ),
				'total_discount_tax' => '0',
			] + Money::currency(),
		];
	}

	/**
	 * Returns an address of the visitor.
	 *
	 * @param string $type billing or shipping.
	 * @return array<string,string>
	 */
	private static function address( string $type ): array {
		$has     = WC()->customer?->get_address( $type ) ?? [];
		$address = [];
		foreach ( [ 'first_name', 'last_name', 'company', 'address_1', 'address_2', 'city', 'state', 'postcode', 'country', 'email', 'phone' ] as $part ) {
			if ( 'email' !== $part || 'billing' === $type ) {
				$address[ $part ] = $has[ $part ] ?? '';
			}
		}
		return $address;
	}
}
