<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Product;

/**
 * What a product keeps in terms: type, visibility, categories, tags.
 */
final class Terms {

	/**
	 * Writes the terms.
	 *
	 * @param int                 $id   Product.
	 * @param string              $type Type of product.
	 * @param array<string,mixed> $data Properties.
	 */
	public static function write( int $id, string $type, array $data ): void {
		wp_set_object_terms( $id, $type, 'product_type' );
		$categories = array_map( 'intval', (array) $data['category_ids'] );
		wp_set_object_terms( $id, [] === $categories ? [ (int) get_option( 'default_product_cat' ) ] : $categories, 'product_cat' );
		wp_set_object_terms( $id, array_map( 'intval', (array) $data['tag_ids'] ), 'product_tag' );
		$visibility = [
			'hidden'  => [ 'exclude-from-search', 'exclude-from-catalog' ],
			'catalog' => [ 'exclude-from-search' ],
			'search'  => [ 'exclude-from-catalog' ],
		][ $data['catalog_visibility'] ] ?? [];
		if ( $data['featured'] ) {
			$visibility[] = 'featured';
		}
		if ( 'outofstock' === $data['stock_status'] ) {
			$visibility[] = 'outofstock';
		}
		wp_set_object_terms( $id, $visibility, 'product_visibility' );
	}
}
