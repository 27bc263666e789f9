<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Store;

/**
 * The list of [products] and its relatives.
 */
final class ProductList {

	/**
	 * Returns the list as HTML.
	 *
	 * @param array<string,mixed> $attributes limit, columns, ids, skus, category, tag, orderby, order, on_sale, visibility, paginate, class.
	 * @param string              $name       Shortcode.
	 */
	public static function html( array $attributes, string $name ): string {
		$options = wp_parse_args( $attributes, [
			'limit'      => (int) ( $attributes['per_page'] ?? -1 ),
			'columns'    => wc_get_default_products_per_row(),
			'ids'        => '',
			'skus'       => '',
			'category'   => '',
			'tag'        => '',
			'orderby'    => 'title',
			'order'      => 'ASC',
			'on_sale'    => 'false',
			'visibility' => 'visible',
			'paginate'   => 'false',
			'class'      => '',
		] );
		$query    = new \WP_Query( self::query( $options ) );
		$columns  = max( 1, (int) $options['columns'] );
		$paginate = wc_string_to_bool( $options['paginate'] );
		$html     = '';
		if ( $query->have_posts() ) {
			wc_setup_loop( [
				'columns'      => $columns,
				'name'         => $name,
				'is_shortcode' => true,
				'is_paginated' => $paginate,
				'total'        => (int) $query->found_posts,
				'total_pages'  => (int) $query->max_num_pages,
				'per_page'     => (int) $query->get( 'posts_per_page' ),
				'current_page' => max( 1, (int) $query->get( 'paged' ) ),
			] );
			ob_start();
			if ( $paginate ) {
				do_action( 'woocommerce_before_shop_loop' );
			}
			woocommerce_product_loop_start();
			while ( $query->have_posts() ) {
				$query->the_post();
				wc_get_template_part( 'content', 'product' );
			}
			woocommerce_product_loop_end();
			if ( $paginate ) {
				do_action( 'woocommerce_after_shop_loop' );
			}
			wp_reset_postdata();
			wc_reset_loop();
			$html = (string) ob_get_clean();
		}
		return '<div class="' . esc_attr( trim( 'woocommerce columns-' . $columns . ' ' . $options['class'] ) ) . '">' . $html . '</div>';
	}

	/**
	 * Returns the query of the list.
	 *
	 * @param array<string,mixed> $options Options.
	 * @return array<string,mixed>
	 */
	private static function query( array $options ): array {
		$order = WC()->query->get_catalog_ordering_args( (string) $options['orderby'], (string) $options['order'] );
		$taxes = [
			[
				'taxonomy' => 'product_visibility',
				'field'    => 'name',
				'terms'    => 'featured' === $options['visibility'] ? [ 'featured' ] : [ 'exclude-from-catalog' ],
				'operator' => 'featured' === $options['visibility'] ? 'IN' : 'NOT IN',
			],
		];
		foreach ( [ 'category' => 'product_cat', 'tag' => 'product_tag' ] as $name => $taxonomy ) {
			$terms = wp_parse_list( (string) $options[ $name ] );
			if ( [] !== $terms ) {
				$taxes[] = [
					'taxonomy' => $taxonomy,
					'field'    => is_numeric( $terms[0] ) ? 'term_id' : 'slug',
					'terms'    => $terms,
				];
			}
		}
		$query = [
			'post_type'           => 'product',
			'post_status'         => 'publish',
			'ignore_sticky_posts' => true,
			'posts_per_page'      => (int) $options['limit'],
			// phpcs:ignore WordPress.Security.NonceVerification
			'paged'               => wc_string_to_bool( $options['paginate'] ) ? max( 1, absint( $_GET['product-page'] ?? 1 ) ) : 1,
			'orderby'             => $order['orderby'],
			'order'               => $order['order'],
			'tax_query'           => $taxes,
		] + ( isset( $order['meta_key'] ) ? [ 'meta_key' => $order['meta_key'] ] : [] );
		$ids = wp_parse_id_list( (string) $options['ids'] );
		if ( [] !== $ids ) {
			$query['post__in'] = $ids;
			$query['orderby']  = 'post__in';
		}
		if ( '' !== (string) $options['skus'] ) {
			$query['meta_query'] = [ [ 'key' => '_sku', 'value' => wp_parse_list( (string) $options['skus'] ), 'compare' => 'IN' ] ];
		}
		if ( wc_string_to_bool( $options['on_sale'] ) ) {
			$query['post__in'] = [] === wc_get_product_ids_on_sale() ? [ 0 ] : wc_get_product_ids_on_sale();
		}
		return (array) apply_filters( 'woocommerce_shortcode_products_query', $query, $options, 'products' );
	}
}
