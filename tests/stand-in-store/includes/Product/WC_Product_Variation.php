<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

/**
 * One variation of a product: its own price and stock, its parent's words.
 */
class WC_Product_Variation extends WC_Product_Simple {

	protected string $post_type = 'product_variation';

	/** Returns the type of product. */
	public function get_type(): string {
		return 'variation';
	}

	/** Returns the name: the parent's with the selected attributes. */
	public function get_name( $context = 'view' ): string {
		$parent = get_the_title( (int) $this->data['parent_id'] );
		$values = array_filter( array_map( 'strval', array_values( $this->get_choice_names() ) ), 'strlen' );
		$name   = [] === $values ? $parent : $parent . ' - ' . implode( ', ', $values );
		return (string) apply_filters( 'woocommerce_product_variation_get_name', html_entity_decode( $name, ENT_QUOTES, 'UTF-8' ), $this );
	}

	/** Returns the parent's name. */
	public function get_title(): string {
		return (string) apply_filters( 'woocommerce_product_title', get_the_title( (int) $this->data['parent_id'] ), $this );
	}

	/** @return array<string,string> Chosen values as people read them, by attribute. */
	public function get_choice_names(): array {
		$names = [];
		foreach ( $this->data['attributes'] as $key => $value ) {
			$term           = taxonomy_exists( $key ) ? get_term_by( 'slug', $value, $key ) : null;
			$names[ $key ]  = $term instanceof WP_Term ? $term->name : (string) $value;
		}
		return $names;
	}

	/**
	 * Returns the values by form field.
	 *
	 * @param bool $with_prefix With 'attribute_' before the names.
	 * @return array<string,string>
	 */
	public function get_variation_attributes( $with_prefix = true ): array {
		$values = [];
		foreach ( $this->data['attributes'] as $key => $value ) {
			$values[ ( $with_prefix ? 'attribute_' : '' ) . $key ] = (string) $value;
		}
		return $values;
	}

	/** Returns the URL of its parent's page with its attributes. */
	public function get_permalink( $item = null ): string {
		return add_query_arg(
			array_map( 'rawurlencode', array_filter( $this->get_variation_attributes() ) ),
			(string) get_permalink( (int) $this->data['parent_id'] )
		);
	}

	/** Determines whether a visitor may see it. */
	public function variation_is_visible(): bool {
		return (bool) apply_filters(
			'woocommerce_variation_is_visible',
			'publish' === get_post_status( $this->id ) && '' !== $this->get_price(),
			$this->id,
			$this->get_parent_id(),
			$this
		);
	}

	/** Determines whether it can be chosen. */
	public function variation_is_active(): bool {
		return (bool) apply_filters( 'woocommerce_variation_is_active', true, $this );
	}

	/** Its own image, else its parent's. */
	public function get_image_id( $context = 'view' ) {
		$own = $this->get_prop( 'image_id', $context );
		return $own || 'edit' === $context ? $own : (string) get_post_thumbnail_id( (int) $this->data['parent_id'] );
	}

	/** Its own number, else its parent's. */
	public function get_sku( $context = 'view' ) {
		$own = $this->get_prop( 'sku', $context );
		return $own || 'edit' === $context ? $own : (string) get_post_meta( (int) $this->data['parent_id'], '_sku', true );
	}

	/** Saves it, and its parent's price and stock. */
	public function save(): int {
		$id = parent::save();
		WC_Product_Variable::sync( (int) $this->data['parent_id'] );
		return $id;
	}
}
