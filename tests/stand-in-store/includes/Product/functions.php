<?php
/**
 * Functions about products.
 *
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

/**
 * A product, false when there is none.
 *
 * @param mixed $product ID, post, product; false for the one of the loop.
 * @return WC_Product|false
 */
function wc_get_product( $product = false ) {
	if ( $product instanceof WC_Product ) {
		return $product;
	}
	$post = get_post( false === $product ? null : ( $product instanceof WP_Post ? $product : (int) $product ) );
	if ( ! $post instanceof WP_Post || ( false !== $product && ! is_object( $product ) && (int) $product < 1 ) ) {
		return false;
	}
	if ( 'product_variation' === $post->post_type ) {
		return new WC_Product_Variation( $post );
	}
	if ( 'product' !== $post->post_type ) {
		return false;
	}
	$terms = get_the_terms( $post->ID, 'product_type' );
	$type  = is_array( $terms ) && isset( $terms[0] ) ? $terms[0]->slug : 'simple';
	$class = [
		'variable' => WC_Product_Variable::class,
		'grouped'  => WC_Product_Grouped::class,
	][ $type ] ?? WC_Product_Simple::class;
	return new $class( $post );
}

/**
 * Returns the products by a query.
 *
 * @param array<string,mixed> $args Query: limit, status, category (slugs), include, exclude, type, orderby, order, return, sku, featured, stock_status.
 * @return list<WC_Product>|list<int>
 */
function wc_get_products( $args = [] ): array {
	$query = [
		'post_type'   => 'product',
		'post_status' => $args['status'] ?? [ 'publish', 'private', 'draft' ],
		'numberposts' => (int) ( $args['limit'] ?? get_option( 'posts_per_page' ) ),
		'paged'       => (int) ( $args['page'] ?? 1 ),
		'orderby'     => $args['orderby'] ?? 'date',
		'order'       => $args['order'] ?? 'DESC',
		'include'     => $args['include'] ?? [],
		'exclude'     => $args['exclude'] ?? [],
		'fields'      => 'ids',
		'tax_query'   => [],
		'meta_query'  => [],
	];
	foreach ( [ 'category' => 'product_cat', 'tag' => 'product_tag', 'type' => 'product_type' ] as $name => $taxonomy ) {
		if ( ! empty( $args[ $name ] ) && 'variation' !== $args[ $name ] ) {
			$query['tax_query'][] = [
				'taxonomy' => $taxonomy,
				'field'    => 'slug',
				'terms'    => (array) $args[ $name ],
			];
		}
	}
	foreach ( [ 'sku' => '_sku', 'stock_status' => '_stock_status' ] as $name => $key ) {
		if ( ! empty( $args[ $name ] ) ) {
			$query['meta_query'][] = [
				'key'   => $key,
				'value' => $args[ $name ],
			];
		}
	}
	$ids = array_map( 'intval', get_posts( $query ) );
	return 'ids' === ( $args['return'] ?? 'objects' ) ? $ids : array_values( array_filter( array_map( 'wc_get_product', $ids ) ) );
}

/**
 * ID of the product with an SKU, 0 for none.
 *
 * @param string $sku Article number.
 */
function wc_get_product_id_by_sku( $sku ): int {
	$found = '' === (string) $sku ? [] : get_posts( [
		'post_type'   => [ 'product', 'product_variation' ],
		'post_status' => 'any',
		'meta_key'    => '_sku',
		'meta_value'  => $sku,
		'numberposts' => 1,
		'fields'      => 'ids',
	] );
	return (int) ( $found[0] ?? 0 );
}

/** @return list<int> Products whose price is lowered. */
function wc_get_product_ids_on_sale(): array {
	return array_values( array_map(
		static fn( WC_Product $product ): int => $product->get_id(),
		array_filter(
			wc_get_products( [ 'limit' => -1, 'status' => 'publish' ] ),
			static fn( $product ): bool => $product instanceof WC_Product && $product->is_on_sale()
		)
	) );
}

/**
 * Returns the stock as HTML.
 *
 * @param WC_Product $product Product.
 */
function wc_get_stock_html( $product ): string {
	$availability = $product->get_availability();
	$html         = '' === $availability['availability'] ? '' : wc_get_template_html( 'single-product/stock.php', [
		'product'      => $product,
		'class'        => $availability['class'],
		'availability' => $availability['availability'],
	] );
	return (string) apply_filters( 'woocommerce_get_stock_html', $html, $product );
}

/** @return list<string> Texts of an attribute's value. */
function wc_get_text_attributes( $value ): array {
	return array_values( array_filter( array_map( 'trim', explode( '|', (string) $value ) ), 'strlen' ) );
}

/**
 * Returns the display name of an attribute.
 *
 * @param string          $name    Attribute or taxonomy.
 * @param WC_Product|null $product Product that has it.
 */
function wc_attribute_label( $name, $product = null ): string {
	$taxonomy = get_taxonomy( $name );
	$label    = $taxonomy ? $taxonomy->labels->singular_name : $name;
	if ( ! $taxonomy && $product instanceof WC_Product ) {
		$attribute = $product->get_attributes()[ sanitize_title( $name ) ] ?? null;
		$label     = $attribute instanceof WC_Product_Attribute ? $attribute->get_name() : $name;
	}
	return (string) apply_filters( 'woocommerce_attribute_label', $label, $name, $product );
}

/**
 * ID of an attribute's taxonomy: a positive number when it is registered.
 *
 * @param string $name Taxonomy.
 */
function wc_attribute_taxonomy_id_by_name( $name ): int {
	$position = array_search(
		$name,
		array_values( array_filter( get_taxonomies(), static fn( string $taxonomy ): bool => str_starts_with( $taxonomy, 'pa_' ) ) ),
		true
	);
	return false === $position ? 0 : $position + 1;
}

/**
 * Returns a date object or null.
 *
 * @param mixed $date Text, seconds, date or nothing.
 */
function wc_string_to_datetime_or_null( $date ): ?WC_DateTime {
	if ( $date instanceof DateTimeInterface ) {
		$date = '@' . $date->getTimestamp();
	} elseif ( is_numeric( $date ) ) {
		$date = '@' . $date;
	}
	if ( ! is_string( $date ) || '' === $date || str_starts_with( $date, '0000' ) ) {
		return null;
	}
	return ( new WC_DateTime( $date, new DateTimeZone( 'UTC' ) ) )->setTimezone( wp_timezone() );
}
