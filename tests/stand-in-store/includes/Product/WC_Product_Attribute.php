<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

/**
 * One attribute of a product, such as Size with S, M and L.
 */
class WC_Product_Attribute {

	private int $id = 0;
	private string $name = '';
	private int $position = 0;
	private bool $visible = false;
	private bool $variation = false;

	/** @var list<int|string> Values as text, or terms' identifiers. */
	private array $options = [];

	/** @param int|string $id Identifier of the attribute's taxonomy, 0 for a product's. */
	public function set_id( $id ): void {
		$this->id = (int) $id;
	}

	/** @param string $name Name, or taxonomy. */
	public function set_name( $name ): void {
		$this->name = (string) $name;
	}

	/** @param list<int|string> $options Values. */
	public function set_options( $options ): void {
		$this->options = array_values( (array) $options );
	}

	/** @param int $position Order. */
	public function set_position( $position ): void {
		$this->position = (int) $position;
	}

	/** @param bool $visible Show it on the product's page. */
	public function set_visible( $visible ): void {
		$this->visible = wc_string_to_bool( $visible );
	}

	/** @param bool $variation Use it for variations. */
	public function set_variation( $variation ): void {
		$this->variation = wc_string_to_bool( $variation );
	}

	/** ID of the taxonomy, 0 for none. */
	public function get_id(): int {
		return $this->id;
	}

	/** Returns the name or taxonomy. */
	public function get_name(): string {
		return $this->name;
	}

	/** @return list<int|string> Values. */
	public function get_options(): array {
		return $this->options;
	}

	/** Returns the order. */
	public function get_position(): int {
		return $this->position;
	}

	/** Determines whether it is shown. */
	public function get_visible(): bool {
		return $this->visible;
	}

	/** Determines whether variations use it. */
	public function get_variation(): bool {
		return $this->variation;
	}

	/** Determines whether its values are terms. */
	public function is_taxonomy(): bool {
		return 0 < $this->id;
	}

	/** Taxonomy, '' for none. */
	public function get_taxonomy(): string {
		return $this->is_taxonomy() ? $this->name : '';
	}

	/** @return list<WP_Term>|null Terms of its values, null when they are text. */
	public function get_terms(): ?array {
		if ( ! $this->is_taxonomy() ) {
			return null;
		}
		$terms = [];
		foreach ( $this->options as $option ) {
			$term    = is_int( $option ) ? get_term( $option, $this->name ) : get_term_by( 'slug', sanitize_title( $option ), $this->name );
			$terms[] = $term instanceof WP_Term ? $term : null;
		}
		return array_values( array_filter( $terms ) );
	}

	/** @return list<string> Values as variations hold them: slugs of terms, or text. */
	public function get_slugs(): array {
		return $this->is_taxonomy() ? wp_list_pluck( (array) $this->get_terms(), 'slug' ) : array_map( 'strval', $this->options );
	}

	/** @return list<string> Values as people read them. */
	public function get_option_names(): array {
		return $this->is_taxonomy() ? wp_list_pluck( (array) $this->get_terms(), 'name' ) : array_map( 'strval', $this->options );
	}
}
