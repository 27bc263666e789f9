<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

use Quayside\StandInStore\Product\Prices;

/**
 * Several products on one page.
 */
class WC_Product_Grouped extends WC_Product {

	/** Returns the type of product. */
	public function get_type(): string {
		return 'grouped';
	}

	/** @return list<int> Products of the group. */
	public function get_children( $context = 'view' ) {
		return array_map( 'intval', (array) ( $this->meta_exists( '_children' ) ? $this->get_meta( '_children' ) : [] ) );
	}

	/** @param list<int> $children Products of the group. */
	public function set_children( $children ): void {
		$this->update_meta_data( '_children', wp_parse_id_list( $children ) );
	}

	/** Determines whether it can be purchased. Only its products can. */
	public function is_purchasable(): bool {
		return (bool) apply_filters( 'woocommerce_is_purchasable', false, $this );
	}

	/** Returns the button label in lists. */
	public function add_to_cart_text(): string {
		return (string) apply_filters( 'woocommerce_product_add_to_cart_text', __( 'View products', 'stand-in-store' ), $this );
	}

	/** Returns the name of the button for screen readers. */
	public function add_to_cart_description(): string {
		/* translators: %s: product */
		return (string) apply_filters(
			'woocommerce_product_add_to_cart_description',
			sprintf( __( 'View products in the &ldquo;%s&rdquo; group', 'stand-in-store' ), $this->get_name() ),
			$this
		);
	}

	/** Returns the price range of its products. */
	public function get_price_html( $deprecated = '' ): string {
		$prices = array_filter( array_map( static fn( int $id ): string => (string) get_post_meta( $id, '_price', true ), $this->get_children() ), 'strlen' );
		$html   = [] === $prices ? '' : (
			min( $prices ) === max( $prices ) ? wc_price( min( $prices ) ) : Prices::range( (string) min( $prices ), (string) max( $prices ) )
		);
		return (string) apply_filters( 'woocommerce_get_price_html', $html, $this );
	}
}
