<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\StoreApi;

/**
 * Products as the Store API writes them.
 */
final class Products {

	/**
	 * Returns a text as HTML.
	 *
	 * @param string $text Text.
	 */
	public static function html( string $text ): string {
		return '' === $text ? '' : trim( wp_kses_post( wpautop( wptexturize( $text ) ) ) );
	}

	/**
	 * Returns a product's prices.
	 *
	 * @param \WC_Product $product Product.
	 * @param bool        $raw     With more digits, as cart lines have them.
	 * @return array<string,mixed>
	 */
	public static function prices( \WC_Product $product, bool $raw = false ): array {
		$price   = (string) $product->get_price();
		$regular = (string) ( '' === (string) $product->get_regular_price() ? $price : $product->get_regular_price() );
		$sale    = (string) ( '' === (string) $product->get_sale_price() ? $regular : $product->get_sale_price() );
		$prices  = [
			'price'         => Money::units( $price ),
			'regular_price' => Money::units( $regular ),
			'sale_price'    => Money::units( $sale ),
			'price_range'   => null,
		] + Money::currency();
		if ( $raw ) {
			$prices['raw_prices'] = [
				'precision'     => 6,
				'price'         => Money::units( $price, 6 ),
				'regular_price' => Money::units( $regular, 6 ),
				'sale_price'    => Money::units( $sale, 6 ),
			];
		}
		return $prices;
	}

	/**
	 * Returns a product's images.
	 *
	 * @param \WC_Product $product Product.
	 * @return list<array<string,mixed>>
	 */
	public static function images( \WC_Product $product ): array {
		$images = [];
		foreach ( array_filter( array_map( 'intval', array_merge( [ $product->get_image_id() ], (array) $product->get_gallery_image_ids() ) ) ) as $id ) {
			$full = wp_get_attachment_image_src( $id, 'full' );
			$thumb = wp_get_attachment_image_src( $id, 'woocommerce_thumbnail' );
			if ( is_array( $full ) && is_array( $thumb ) ) {
				$images[] = [
					'id'        => $id,
					'src'       => $full[0],
					'thumbnail' => $thumb[0],
					'srcset'    => (string) wp_get_attachment_image_srcset( $id, 'full' ),
					'sizes'     => (string) wp_get_attachment_image_sizes( $id, 'full' ),
					'name'      => get_the_title( $id ),
					'alt'       => (string) get_post_meta( $id, '_wp_attachment_image_alt', true ),
				];
			}
		}
		return $images;
	}

	/**
	 * Returns a product beside a cart: what a card of it needs.
	 *
	 * @param \WC_Product $product Product.
	 * @return array<string,mixed>
	 */
	public static function summary( \WC_Product $product ): array {
		return [
			'id'                => $product->get_id(),
			'name'              => $product->get_title(),
			'slug'              => $product->get_slug(),
			'parent'            => (int) $product->get_parent_id(),
			'type'              => $product->get_type(),
			'permalink'         => $product->get_permalink(),
			'sku'               => $product->get_sku(),
			'short_description' => self::html( (string) $product->get_short_description() ),
			'on_sale'           => $product->is_on_sale(),
			'prices'            => self::prices( $product ),
			'price_html'        => $product->get_price_html(),
			'images'            => self::images( $product ),
			'has_options'       => $product->has_options(),
			'is_purchasable'    => $product->is_purchasable(),
			'is_in_stock'       => $product->is_in_stock(),
			'add_to_cart'       => [
				'text'        => $product->add_to_cart_text(),
				'description' => $product->add_to_cart_description(),
				'url'         => $product->add_to_cart_url(),
			],
		];
	}
}
