<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Product;

/**
 * Attributes in post meta: `_product_attributes` of a product, `attribute_<name>` of a variation.
 */
final class Attributes {

	/**
	 * Returns a product's attributes.
	 *
	 * @param int $id Product.
	 * @return array<string,\WC_Product_Attribute>
	 */
	public static function read( int $id ): array {
		$attributes = [];
		foreach ( (array) get_post_meta( $id, '_product_attributes', true ) as $key => $row ) {
			if ( ! is_array( $row ) ) {
				continue;
			}
			$attribute = new \WC_Product_Attribute();
			$attribute->set_name( (string) $row['name'] );
			$attribute->set_position( (int) $row['position'] );
			$attribute->set_visible( (bool) $row['is_visible'] );
			$attribute->set_variation( (bool) $row['is_variation'] );
			if ( $row['is_taxonomy'] ) {
				$attribute->set_id( wc_attribute_taxonomy_id_by_name( (string) $row['name'] ) );
				$terms = get_the_terms( $id, (string) $row['name'] );
				$attribute->set_options( is_array( $terms ) ? wp_list_pluck( $terms, 'term_id' ) : [] );
			} else {
				$attribute->set_options( wc_get_text_attributes( (string) $row['value'] ) );
			}
			$attributes[ (string) $key ] = $attribute;
		}
		return $attributes;
	}

	/**
	 * Writes a product's attributes.
	 *
	 * @param int                                 $id         Product.
	 * @param array<string,\WC_Product_Attribute> $attributes Attributes.
	 */
	public static function write( int $id, array $attributes ): void {
		$rows = [];
		foreach ( $attributes as $key => $attribute ) {
			if ( $attribute->is_taxonomy() ) {
				wp_set_object_terms( $id, wp_list_pluck( (array) $attribute->get_terms(), 'term_id' ), $attribute->get_name() );
			}
			$rows[ $key ] = [
				'name'         => $attribute->get_name(),
				'value'        => $attribute->is_taxonomy() ? '' : implode( ' | ', $attribute->get_options() ),
				'position'     => $attribute->get_position(),
				'is_visible'   => (int) $attribute->get_visible(),
				'is_variation' => (int) $attribute->get_variation(),
				'is_taxonomy'  => (int) $attribute->is_taxonomy(),
			];
		}
		update_post_meta( $id, '_product_attributes', wp_slash( $rows ) );
	}

	/**
	 * Returns a variation's attributes: value by name, '' for any.
	 *
	 * @param array<mixed> $meta Post meta.
	 * @return array<string,string>
	 */
	public static function read_variation( array $meta ): array {
		$attributes = [];
		foreach ( $meta as $key => $values ) {
			if ( str_starts_with( (string) $key, 'attribute_' ) ) {
				$attributes[ substr( (string) $key, 10 ) ] = (string) ( is_array( $values ) ? ( $values[0] ?? '' ) : $values );
			}
		}
		return $attributes;
	}

	/**
	 * Writes a variation's attributes.
	 *
	 * @param int                  $id         Variation.
	 * @param array<string,string> $attributes Value by name.
	 */
	public static function write_variation( int $id, array $attributes ): void {
		foreach ( $attributes as $name => $value ) {
			update_post_meta( $id, 'attribute_' . sanitize_title( $name ), wp_slash( (string) $value ) );
		}
	}
}
