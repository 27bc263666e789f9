<?php
declare( strict_types=1 );

namespace Quayside\Shop\OrderAttribution;

use Quayside\Shop\Kit\Contracts;
use WC_Order;
use WP_REST_Request;

/**
 * Stores the first visit of an order's buyer as order meta. WooCommerce stores only the last one. Forms and the block checkout send
 * the values of contract shop/order-attribution.first-touch together with WooCommerce's own, only while the visitor's consent allows.
 */
final class FirstTouch {
	/**
	 * Prefix of the order meta.
	 */
	public const META = '_quayside_order_attribution_';

	/**
	 * Namespace of the Store API extension.
	 */
	private const EXTENSION = 'quayside/order-attribution';

	public function __construct( private Contracts $contracts ) {}

	/**
	 * Registers the Store API extension that receives the values from the block checkout.
	 */
	public function register_extension(): void {
		if ( ! function_exists( 'woocommerce_store_api_register_endpoint_data' ) ) {
			return;
		}
		woocommerce_store_api_register_endpoint_data(
			[
				'endpoint'        => 'checkout',
				'namespace'       => self::EXTENSION,
				'schema_callback' => fn (): array => array_map(
					static fn (): array => [
						'description' => __( 'First visit of the customer.', 'quayside-shop' ),
						'type'        => [ 'string', 'null' ],
						'context'     => [],
					],
					$this->limits()
				),
			]
		);
	}

	/**
	 * Stores the values that a form posted.
	 */
	public function save_posted( WC_Order $order ): void {
		$prefix = apply_filters( 'wc_order_attribution_tracking_field_prefix', 'wc_order_attribution_' );
		$prefix = trim( is_string( $prefix ) ? $prefix : '', '_' ) . '_';
		$values = [];
		foreach ( array_keys( $this->limits() ) as $field ) {
			// WooCommerce has checked the form's nonce.
			// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- sanitized in save().
			$values[ $field ] = wp_unslash( $_POST[ $prefix . $field ] ?? '' );
		}
		$this->save( $order, $values );
	}

	/**
	 * Stores the values that the block checkout sent.
	 */
	public function save_requested( WC_Order $order, WP_REST_Request $request ): void {
		$extensions = $request->get_param( 'extensions' );
		$values     = is_array( $extensions ) ? $extensions[ self::EXTENSION ] ?? null : null;
		$this->save( $order, is_array( $values ) ? $values : [] );
	}

	/**
	 * Stores values unless the order already has some, because a checkout may be submitted several times.
	 *
	 * @param array<mixed> $values Values from the browser, unslashed.
	 */
	private function save( WC_Order $order, array $values ): void {
		if ( '' !== $order->get_meta( self::META . 'first_source_type' ) ) {
			return;
		}
		$is_changed = false;
		foreach ( $this->limits() as $field => $limit ) {
			$value = is_string( $values[ $field ] ?? null ) ? mb_substr( sanitize_text_field( $values[ $field ] ), 0, $limit ) : '';
			if ( '' !== $value && '(none)' !== $value ) {
				$order->update_meta_data( self::META . $field, $value );
				$is_changed = true;
			}
		}
		if ( $is_changed ) {
			$order->save_meta_data();
		}
	}

	/**
	 * Returns the maximum length of each field, by the contract.
	 *
	 * @return array<string, int>
	 */
	private function limits(): array {
		$limits = [];
		foreach ( (array) ( $this->contracts->get( 'shop/order-attribution.first-touch' )->schema()['properties'] ?? [] ) as $field => $property ) {
			$limit                     = is_array( $property ) ? $property['maxLength'] ?? 0 : 0;
			$limits[ (string) $field ] = is_int( $limit ) ? $limit : 0;
		}
		return $limits;
	}
}
