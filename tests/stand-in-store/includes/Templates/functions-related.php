<?php
/**
 * Products that go with a product, and its tabs and attributes.
 *
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

/** Displays the tabs. */
function woocommerce_output_product_data_tabs(): void {
	wc_get_template( 'single-product/tabs/tabs.php' );
}

/**
 * Returns the tabs that there are.
 *
 * @param array<string,array<string,mixed>> $tabs Tabs.
 * @return array<string,array<string,mixed>>
 */
function woocommerce_default_product_tabs( $tabs = [] ): array {
	global $product, $post;
	if ( $post instanceof WP_Post && '' !== $post->post_content ) {
		$tabs['description'] = [
			'title'    => __( 'Description', 'stand-in-store' ),
			'priority' => 10,
			'callback' => static fn() => wc_get_template( 'single-product/tabs/description.php' ),
		];
	}
	if ( $product instanceof WC_Product && ( $product->has_attributes() || $product->has_weight() || $product->has_dimensions() ) ) {
		$tabs['additional_information'] = [
			'title'    => __( 'Additional information', 'stand-in-store' ),
			'priority' => 20,
			'callback' => static fn() => wc_get_template( 'single-product/tabs/additional-information.php' ),
		];
	}
	return $tabs;
}

/** Displays products of the same categories. */
function woocommerce_output_related_products(): void {
	woocommerce_related_products( (array) apply_filters( 'woocommerce_output_related_products_args', [
		'posts_per_page' => 4,
		'columns'        => 4,
	] ) );
}

/**
 * Displays related products.
 *
 * @param array<string,mixed> $args posts_per_page, columns.
 */
function woocommerce_related_products( $args = [] ): void {
	global $product;
	if ( ! $product instanceof WC_Product ) {
		return;
	}
	$limit = (int) ( $args['posts_per_page'] ?? 2 );
	wc_set_loop_prop( 'name', 'related' );
	wc_set_loop_prop( 'columns', (int) apply_filters( 'woocommerce_related_products_columns', $args['columns'] ?? 2 ) );
	wc_get_template( 'single-product/related.php', [
		'related_products' => array_values( array_filter( array_map( 'wc_get_product', wc_get_related_products( $product->get_id(), $limit ) ) ) ),
		'columns'          => $args['columns'] ?? 2,
	] );
}

/**
 * Returns the products that share a category or tag.
 *
 * @param int       $id      Product.
 * @param int       $limit   Quantity.
 * @param list<int> $exclude Products to leave out.
 * @return list<int>
 */
function wc_get_related_products( $id, $limit = 5, $exclude = [] ): array {
	$product = wc_get_product( $id );
	if ( ! $product instanceof WC_Product ) {
		return [];
	}
	return (array) apply_filters( 'woocommerce_related_products', array_map( 'intval', get_posts( [
		'post_type'   => 'product',
		'numberposts' => $limit,
		'exclude'     => array_merge( [ (int) $id ], array_map( 'intval', (array) $product->get_upsell_ids() ), $exclude ),
		'orderby'     => 'rand',
		'fields'      => 'ids',
		'tax_query'   => [
			'relation' => 'OR',
			[ 'taxonomy' => 'product_cat', 'terms' => (array) $product->get_category_ids() ],
			[ 'taxonomy' => 'product_tag', 'terms' => (array) $product->get_tag_ids() ],
		],
	] ) ), $id, [ 'limit' => $limit ] );
}

/** Displays upsells. */
function woocommerce_upsell_display( $limit = -1, $columns = 4, $orderby = 'rand', $order = 'desc' ): void {
	global $product;
	if ( $product instanceof WC_Product ) {
		wc_set_loop_prop( 'name', 'up-sells' );
		wc_set_loop_prop( 'columns', (int) apply_filters( 'woocommerce_upsells_columns', $columns ) );
		wc_get_template(
			'single-product/up-sells.php',
			[ 'upsells' => array_values( array_filter( array_map( 'wc_get_product', (array) $product->get_upsell_ids() ) ) ) ]
		);
	}
}

/**
 * Displays a product's attributes as a table.
 *
 * @param WC_Product $product Product.
 */
function wc_display_product_attributes( $product ): void {
	$rows = [];
	if ( $product->has_weight() ) {
		$rows['weight'] = [ 'label' => __( 'Weight', 'stand-in-store' ), 'value' => $product->get_weight() . ' kg' ];
	}
	if ( $product->has_dimensions() ) {
		$rows['dimensions'] = [ 'label' => __( 'Dimensions', 'stand-in-store' ), 'value' => implode( ' &times; ', $product->get_dimensions() ) . ' cm' ];
	}
	foreach ( $product->get_attributes() as $key => $attribute ) {
		if ( $attribute instanceof WC_Product_Attribute && $attribute->get_visible() ) {
			$rows[ 'attribute_' . $key ] = [
				'label' => wc_attribute_label( $attribute->get_name(), $product ),
				'value' => wpautop( wptexturize( implode( ', ', array_map( 'esc_html', $attribute->get_option_names() ) ) ) ),
			];
		}
	}
	wc_get_template( 'single-product/product-attributes.php', [
		'product_attributes' => (array) apply_filters( 'woocommerce_display_product_attributes', $rows, $product ),
		'product'            => $product,
	] );
}
