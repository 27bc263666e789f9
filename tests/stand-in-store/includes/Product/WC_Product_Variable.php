<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

use Quayside\StandInStore\Product\Prices;
use Quayside\StandInStore\Product\VariationData;

/**
 * A product with variations to choose from.
 */
class WC_Product_Variable extends WC_Product {

	/** @var list<int>|null Variations, once read. */
	private ?array $children = null;

	/** Returns the type of product. */
	public function get_type(): string {
		return 'variable';
	}

	/** @return list<int> Variations in order. */
	public function get_children( $visible_only = '' ) {
		if ( null === $this->children ) {
			$this->children = array_map( 'intval', get_posts( [
				'post_type'   => 'product_variation',
				'post_parent' => $this->id,
				'post_status' => [ 'publish', 'private' ],
				'numberposts' => -1,
				'orderby'     => [
					'menu_order' => 'ASC',
					'ID'         => 'ASC',
				],
				'fields'      => 'ids',
			] ) );
		}
		return $this->children;
	}

	/** @return list<int> Variations that a visitor may see. */
	public function get_visible_children() {
		return array_values(
			array_filter(
				$this->get_children(),
				static fn( int $id ): bool => 'publish' === get_post_status( $id ) && '' !== get_post_meta( $id, '_price', true )
			)
		);
	}

	/** @return array<string,list<string>> Choices by attribute's name. */
	public function get_variation_attributes() {
		$choices = [];
		foreach ( $this->data['attributes'] as $attribute ) {
			if ( $attribute instanceof WC_Product_Attribute && $attribute->get_variation() ) {
				$choices[ $attribute->get_name() ] = $attribute->get_slugs();
			}
		}
		return $choices;
	}

	/** @return array{price:array<int,string>,regular_price:array<int,string>,sale_price:array<int,string>} Prices of variations, lowest first. */
	public function get_variation_prices( $for_display = false ): array {
		$prices = [
			'price'         => [],
			'regular_price' => [],
			'sale_price'    => [],
		];
		foreach ( $this->get_visible_children() as $id ) {
			$price                          = (string) get_post_meta( $id, '_price', true );
			$prices['price'][ $id ]         = $price;
			$prices['regular_price'][ $id ] = (string) get_post_meta( $id, '_regular_price', true );
			$prices['sale_price'][ $id ]    = $price;
		}
		return array_map( static function ( array $list ): array {
			asort( $list, SORT_NUMERIC );
			return $list;
		}, $prices );
	}

	/** Returns the lowest or highest price. */
	public function get_variation_price( $which = 'min', $for_display = false ): string {
		$prices = array_values( $this->get_variation_prices()['price'] );
		return [] === $prices ? '' : ( 'max' === $which ? (string) end( $prices ) : (string) $prices[0] );
	}

	/** Returns the price or range as HTML. */
	public function get_price_html( $deprecated = '' ): string {
		$prices = $this->get_variation_prices();
		if ( [] === $prices['price'] ) {
			return (string) apply_filters( 'woocommerce_get_price_html', (string) apply_filters( 'woocommerce_variable_empty_price_html', '', $this ), $this );
		}
		$lowest  = (string) reset( $prices['price'] );
		$highest = (string) end( $prices['price'] );
		$regular = (string) end( $prices['regular_price'] );
		$html    = match ( true ) {
			$lowest !== $highest                               => Prices::range( $lowest, $highest ),
			$this->is_on_sale() && reset( $prices['regular_price'] ) === $regular => Prices::sale( wc_price( $regular ), wc_price( $lowest ) ),
			default                                            => wc_price( $lowest ),
		};
		$html = (string) apply_filters( 'woocommerce_variable_price_html', $html . $this->get_price_suffix(), $this );
		return (string) apply_filters( 'woocommerce_get_price_html', $html, $this );
	}

	/** Determines whether a variation is on sale. */
	public function is_on_sale( $context = 'view' ): bool {
		$prices = $this->get_variation_prices();
		return (bool) apply_filters(
			'woocommerce_product_is_on_sale',
			$prices['regular_price'] !== $prices['sale_price'] && $prices['sale_price'] === $prices['price'] && [] !== array_diff_assoc(
				$prices['sale_price'],
				$prices['regular_price']
			),
			$this
		);
	}

	/** Returns the button label in lists. */
	public function add_to_cart_text(): string {
		return (string) apply_filters(
			'woocommerce_product_add_to_cart_text',
			$this->is_purchasable() ? __( 'Select options', 'stand-in-store' ) : __( 'Read more', 'stand-in-store' ),
			$this
		);
	}

	/** Returns the URL of its page, because options must be selected first. */
	public function add_to_cart_url(): string {
		return (string) apply_filters( 'woocommerce_product_add_to_cart_url', $this->get_permalink(), $this );
	}

	/** Returns the name of the button for screen readers. */
	public function add_to_cart_description(): string {
		/* translators: %s: product */
		return (string) apply_filters(
			'woocommerce_product_add_to_cart_description',
			sprintf( __( 'Select options for &ldquo;%s&rdquo;', 'stand-in-store' ), $this->get_name() ),
			$this
		);
	}

	/** Returns additional attributes of the button. */
	public function add_to_cart_aria_describedby(): string {
		return (string) apply_filters(
			'woocommerce_product_add_to_cart_aria_describedby',
			__( 'This product has multiple variants. The options may be chosen on the product page', 'stand-in-store' ),
			$this
		);
	}

	/** Determines whether options must be selected before it can be purchased. */
	public function has_options(): bool {
		return true;
	}

	/**
	 * What the product page's script knows of a variation.
	 *
	 * @param int|WC_Product $variation Variation.
	 * @return array<string,mixed>|false
	 */
	public function get_available_variation( $variation ) {
		$variation = is_object( $variation ) ? $variation : wc_get_product( $variation );
		return $variation instanceof WC_Product_Variation ? VariationData::of( $variation, $this ) : false;
	}

	/** @return list<array<string,mixed>> Variations that can be chosen. */
	public function get_available_variations( $return = 'array' ): array {
		$found = [];
		foreach ( $this->get_children() as $id ) {
			$variation = wc_get_product( $id );
			if ( $variation instanceof WC_Product_Variation && $variation->variation_is_visible() ) {
				$found[] = 'objects' === $return ? $variation : VariationData::of( $variation, $this );
			}
		}
		return $found;
	}

	/** Clears what it knows of its variations, and takes price and stock from them. */
	public function refresh_from_children(): void {
		$this->children = null;
		$in_stock       = array_filter( $this->get_children(), static fn( int $id ): bool => 'outofstock' !== get_post_meta( $id, '_stock_status', true ) );
		$this->set_stock_status( [] === $in_stock && [] !== $this->get_children() ? 'outofstock' : 'instock' );
		$this->save();
	}

	/** Recalculates a variable product. */
	public static function sync( $product, $save = true ) {
		$product = $product instanceof self ? $product : wc_get_product( $product );
		if ( $product instanceof self ) {
			$product->refresh_from_children();
		}
		return $product;
	}
}
