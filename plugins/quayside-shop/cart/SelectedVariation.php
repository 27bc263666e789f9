<?php
declare( strict_types=1 );

namespace Quayside\Shop\Cart;

/**
 * Finds the variation for the options in a product's form. WooCommerce's script enters it, which loads when the visitor interacts with
 * the form, and never without JavaScript. Without it, WooCommerce rejects the product, although all options are selected.
 */
final class SelectedVariation {
	/**
	 * Adds the hook.
	 */
	public function register(): void {
		// WooCommerce's form handler runs on wp_loaded at 20.
		add_action( 'wp_loaded', [ $this, 'enter' ], 19 );
	}

	/**
	 * Enters the ID of the variation if the request has a variable product and options, but no variation.
	 */
	public function enter(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- product forms have no nonce, because pages may be cached.
		$requested = is_numeric( $_REQUEST['add-to-cart'] ?? null ) && empty( $_REQUEST['variation_id'] ) ? absint( $_REQUEST['add-to-cart'] ) : 0;
		$product   = apply_filters( 'woocommerce_add_to_cart_product_id', $requested ); // phpcs:ignore WordPress.NamingConventions
		$product   = is_numeric( $product ) ? (int) $product : 0;
		$options   = 0 === $product ? [] : array_filter(
			wp_unslash( $_REQUEST ),
			static fn ( $value, $name ): bool => is_string( $value ) && '' !== $value && str_starts_with( (string) $name, 'attribute_' ),
			ARRAY_FILTER_USE_BOTH
		);
		$variation = [] === $options ? 0 : self::find( $product, $options );
		if ( 0 !== $variation ) {
			$_REQUEST['variation_id'] = (string) $variation;
			$_POST['variation_id']    = (string) $variation;
		}
		// phpcs:enable
	}

	/**
	 * Returns the first variation of a product that matches, as WooCommerce's script does; 0 if none does. Variations that are disabled
	 * or have no price don't count.
	 *
	 * @param int                     $id      The product's ID.
	 * @param array<array-key, mixed> $options Selected options by field.
	 */
	private static function find( int $id, array $options ): int {
		$product = wc_get_product( $id );
		foreach ( $product instanceof \WC_Product_Variable ? $product->get_available_variations( 'objects' ) : [] as $variation ) {
			if ( ! $variation instanceof \WC_Product_Variation ) {
				continue;
			}
			$differs = false;
			foreach ( $variation->get_variation_attributes() as $field => $value ) {
				// An empty value means any, but one has to be selected.
				$differs = $differs || ! isset( $options[ $field ] ) || ( '' !== $value && $value !== $options[ $field ] );
			}
			if ( ! $differs ) {
				return $variation->get_id();
			}
		}
		return 0;
	}
}
