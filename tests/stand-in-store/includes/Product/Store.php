<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Product;

use Quayside\StandInStore\Data\Values;

/**
 * Products in posts, post meta and terms, under WooCommerce's names.
 */
final class Store {

	/** Meta keys by property; the rest lies in the post, in terms or is derived. */
	private const META = [
		'sku'                => '_sku',
		'global_unique_id'   => '_global_unique_id',
		'price'              => '_price',
		'regular_price'      => '_regular_price',
		'sale_price'         => '_sale_price',
		'total_sales'        => 'total_sales',
		'tax_status'         => '_tax_status',
		'tax_class'          => '_tax_class',
		'manage_stock'       => '_manage_stock',
		'stock_quantity'     => '_stock',
		'stock_status'       => '_stock_status',
		'backorders'         => '_backorders',
		'low_stock_amount'   => '_low_stock_amount',
		'sold_individually'  => '_sold_individually',
		'weight'             => '_weight',
		'length'             => '_length',
		'width'              => '_width',
		'height'             => '_height',
		'upsell_ids'         => '_upsell_ids',
		'cross_sell_ids'     => '_crosssell_ids',
		'purchase_note'      => '_purchase_note',
		'default_attributes' => '_default_attributes',
		'virtual'            => '_virtual',
		'downloadable'       => '_downloadable',
		'downloads'          => '_downloadable_files',
		'download_limit'     => '_download_limit',
		'download_expiry'    => '_download_expiry',
		'image_id'           => '_thumbnail_id',
		'average_rating'     => '_wc_average_rating',
		'review_count'       => '_wc_review_count',
		'rating_counts'      => '_wc_rating_count',
	];

	/**
	 * Reads the properties.
	 *
	 * @param int                 $id       Product.
	 * @param array<string,mixed> $defaults Declared properties.
	 * @return array<string,mixed>
	 */
	public static function read( int $id, array $defaults ): array {
		$post = get_post( $id );
		if ( null === $post ) {
			return [];
		}
		$data = [
			'name'              => $post->post_title,
			'slug'              => $post->post_name,
			'status'            => $post->post_status,
			'description'       => $post->post_content,
			'short_description' => $post->post_excerpt,
			'parent_id'         => $post->post_parent,
			'menu_order'        => $post->menu_order,
			'reviews_allowed'   => 'open' === $post->comment_status,
			'date_created'      => wc_string_to_datetime_or_null( $post->post_date_gmt . ' UTC' ),
			'date_modified'     => wc_string_to_datetime_or_null( $post->post_modified_gmt . ' UTC' ),
		];
		$meta = (array) get_post_meta( $id );
		foreach ( self::META as $property => $key ) {
			$values = $meta[ $key ] ?? [];
			if ( is_array( $values ) && isset( $values[0] ) ) {
				$data[ $property ] = Values::like( $defaults[ $property ] ?? null, maybe_unserialize( $values[0] ) );
			}
		}
		$data['stock_quantity']    = is_numeric( $data['stock_quantity'] ?? null ) ? wc_stock_amount( $data['stock_quantity'] ) : null;
		$data['gallery_image_ids'] = wp_parse_id_list( (string) get_post_meta( $id, '_product_image_gallery', true ) );
		if ( 'product' === $post->post_type ) {
			$data += self::read_terms( $id );
			$data['attributes'] = Attributes::read( $id );
		} else {
			$data['attributes'] = Attributes::read_variation( $meta );
		}
		return $data;
	}

	/**
	 * Returns the values that are stored as terms.
	 *
	 * @param int $id Product.
	 * @return array<string,mixed>
	 */
	private static function read_terms( int $id ): array {
		$ids = static fn( string $taxonomy ): array => array_map( static fn( \WP_Term $term ): int => $term->term_id, self::terms( $id, $taxonomy ) );
		$visibility = array_map( static fn( \WP_Term $term ): string => $term->slug, self::terms( $id, 'product_visibility' ) );
		$search     = in_array( 'exclude-from-search', $visibility, true );
		$catalog    = in_array( 'exclude-from-catalog', $visibility, true );
		return [
			'category_ids'       => $ids( 'product_cat' ),
			'tag_ids'            => $ids( 'product_tag' ),
			'featured'           => in_array( 'featured', $visibility, true ),
			'catalog_visibility' => $search ? ( $catalog ? 'hidden' : 'catalog' ) : ( $catalog ? 'search' : 'visible' ),
		];
	}

	/**
	 * Returns the terms of a product.
	 *
	 * @param int    $id       Product.
	 * @param string $taxonomy Taxonomy.
	 * @return list<\WP_Term>
	 */
	private static function terms( int $id, string $taxonomy ): array {
		$terms = get_the_terms( $id, $taxonomy );
		return is_array( $terms ) ? array_values( $terms ) : [];
	}

	/**
	 * Returns the free metadata: what no property holds.
	 *
	 * @param int $id Product.
	 * @return list<object{id:int,key:string,value:mixed}>
	 */
	public static function read_meta( int $id ): array {
		$own  = array_merge( array_values( self::META ), [ '_product_image_gallery', '_product_attributes', '_edit_lock', '_edit_last' ] );
		$list = [];
		foreach ( (array) get_post_meta( $id ) as $key => $values ) {
			foreach ( in_array( $key, $own, true ) ? [] : (array) $values as $value ) {
				$list[] = (object) [
					'id'    => 0,
					'key'   => (string) $key,
					'value' => maybe_unserialize( $value ),
				];
			}
		}
		return $list;
	}

	/**
	 * Writes free metadata.
	 *
	 * @param int                                         $id      Record.
	 * @param list<object{id:int,key:string,value:mixed}> $meta    What there is.
	 * @param array<string,true>                          $deleted Keys to clear.
	 */
	public static function write_meta( int $id, array $meta, array $deleted ): void {
		foreach ( array_keys( $deleted ) as $key ) {
			delete_post_meta( $id, (string) $key );
		}
		foreach ( $meta as $entry ) {
			update_post_meta( $id, $entry->key, wp_slash( $entry->value ) );
		}
	}

	/**
	 * Writes the properties.
	 *
	 * @param \WC_Product         $product   Product.
	 * @param int                 $id        ID, 0 for a new one.
	 * @param array<string,mixed> $data      Properties.
	 * @param string              $post_type Post type.
	 */
	public static function write( \WC_Product $product, int $id, array $data, string $post_type ): int {
		$on_sale       = '' !== $data['sale_price'] && (float) $data['sale_price'] < (float) $data['regular_price'];
		$data['price'] = Prices::active( $product, $on_sale ? $data['sale_price'] : $data['regular_price'] );
		$product->set_price( $data['price'] );
		if ( $data['manage_stock'] && null !== $data['stock_quantity'] ) {
			$data['stock_status'] = 0 < $data['stock_quantity'] ? 'instock' : ( 'no' === $data['backorders'] ? 'outofstock' : 'onbackorder' );
			$product->set_stock_status( $data['stock_status'] );
		}
		$post = [
			'ID'             => $id,
			'post_type'      => $post_type,
			'post_title'     => '' === $data['name'] ? __( 'Product', 'stand-in-store' ) : $data['name'],
			'post_name'      => $data['slug'],
			'post_status'    => '' === $data['status'] ? 'publish' : $data['status'],
			'post_content'   => $data['description'],
			'post_excerpt'   => $data['short_description'],
			'post_parent'    => $data['parent_id'],
			'menu_order'     => $data['menu_order'],
			'comment_status' => $data['reviews_allowed'] ? 'open' : 'closed',
		];
		if ( $data['date_created'] instanceof \DateTimeInterface ) {
			$post['post_date_gmt'] = gmdate( 'Y-m-d H:i:s', $data['date_created']->getTimestamp() );
			$post['post_date']     = get_date_from_gmt( $post['post_date_gmt'] );
		}
		$id = (int) ( 0 < $id ? wp_update_post( wp_slash( $post ) ) : wp_insert_post( wp_slash( $post ) ) );
		foreach ( self::META as $property => $key ) {
			update_post_meta( $id, $key, wp_slash( Values::to_meta( $data[ $property ] ) ) );
		}
		update_post_meta( $id, '_product_image_gallery', implode( ',', $data['gallery_image_ids'] ) );
		if ( 'product' === $post_type ) {
			Terms::write( $id, $product->get_type(), $data );
			Attributes::write( $id, $data['attributes'] );
		} else {
			Attributes::write_variation( $id, $data['attributes'] );
		}
		clean_post_cache( $id );
		return $id;
	}
}
