<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Cart;

use Exception;

/**
 * Checks the values that a visitor chose for a variation.
 */
final class ChosenVariation {

	/**
	 * Returns the values by form field, complete and possible.
	 *
	 * @param \WC_Product          $variation Variation.
	 * @param array<string,string> $posted    Values that came, by form field.
	 * @param int                  $product_id Product that it should belong to.
	 * @return array<string,string>
	 * @throws Exception With a message for the visitor.
	 */
	public static function checked( \WC_Product $variation, array $posted, int $product_id ): array {
		$parent = wc_get_product( $variation->get_parent_id() );
		$own    = $variation instanceof \WC_Product_Variation ? $variation->get_variation_attributes() : [];
		$chosen = [];
		$absent = [];
		if ( ! $parent instanceof \WC_Product_Variable || $parent->get_id() !== $product_id ) {
			throw new Exception( __( 'The selected product is invalid.', 'stand-in-store' ) );
		}
		foreach ( $parent->get_variation_attributes() as $name => $choices ) {
			$field = 'attribute_' . sanitize_title( $name );
			$fixed = $own[ $field ] ?? '';
			$value = isset( $posted[ $field ] ) ? wp_unslash( (string) $posted[ $field ] ) : $fixed;
			if ( '' === $value ) {
				$absent[] = wc_attribute_label( $name, $parent );
			} elseif ( ( '' !== $fixed && $fixed !== $value ) || ! in_array( $value, array_map( 'strval', $choices ), true ) ) {
				/* translators: 1: attribute, 2: values */
				throw new Exception(
					sprintf(
						__( 'Invalid value posted for %1$s. Allowed values: %2$s', 'stand-in-store' ),
						wc_attribute_label( $name, $parent ),
						implode( ', ', $choices )
					)
				);
			}
			$chosen[ $field ] = $value;
		}
		if ( [] !== $absent ) {
			throw new Exception(
				/* translators: %s: attributes */
				sprintf( _n( '%s is a required field', '%s are required fields', count( $absent ), 'stand-in-store' ), wp_sprintf( '%l', $absent ) )
			);
		}
		if ( wp_is_serving_rest_request() ) {
			// The Store API sorts by name, the classic shop keeps the product's order; a line's key depends on it.
			ksort( $chosen );
		}
		return $chosen;
	}
}
