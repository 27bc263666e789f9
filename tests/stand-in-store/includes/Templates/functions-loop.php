<?php
/**
 * Parts of product lists.
 *
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

/** Returns the products in a row. */
function wc_get_default_products_per_row(): int {
	$theme   = (array) wc_get_theme_support( 'product_grid', [] );
	$columns = (int) get_option( 'woocommerce_catalog_columns', $theme['default_columns'] ?? 4 );
	return max( 1, (int) apply_filters( 'loop_shop_columns', $columns ) );
}

/** Returns the rows on a page. */
function wc_get_default_product_rows_per_page(): int {
	$theme = (array) wc_get_theme_support( 'product_grid', [] );
	return max( 1, (int) get_option( 'woocommerce_catalog_rows', $theme['default_rows'] ?? 4 ) );
}

/**
 * Starts a list's properties: name, columns, totals.
 *
 * @param array<string,mixed> $args Properties.
 */
function wc_setup_loop( $args = [] ): void {
	global $wp_query;
	$catalogue = isset( $wp_query ) && 'product_query' === $wp_query->get( 'wc_query' );
	$defaults  = [
		'loop'         => 0,
		'columns'      => wc_get_default_products_per_row(),
		'name'         => '',
		'is_shortcode' => false,
		'is_paginated' => true,
		'is_search'    => false,
		'is_filtered'  => false,
		'total'        => $catalogue ? (int) $wp_query->found_posts : 0,
		'total_pages'  => $catalogue ? (int) $wp_query->max_num_pages : 0,
		'per_page'     => $catalogue ? (int) $wp_query->get( 'posts_per_page' ) : 0,
		'current_page' => $catalogue ? max( 1, (int) $wp_query->get( 'paged', 1 ) ) : 1,
	];
	$GLOBALS['woocommerce_loop'] = wp_parse_args(
		$args,
		isset( $GLOBALS['woocommerce_loop'] ) ? array_merge( $defaults, $GLOBALS['woocommerce_loop'] ) : $defaults
	);
}

/** Ends a list. */
function wc_reset_loop(): void {
	unset( $GLOBALS['woocommerce_loop'] );
}

/**
 * A list's property.
 *
 * @param string $name    Name.
 * @param mixed  $default Without one.
 * @return mixed
 */
function wc_get_loop_prop( $name, $default = '' ) {
	if ( ! isset( $GLOBALS['woocommerce_loop'] ) ) {
		wc_setup_loop();
	}
	return $GLOBALS['woocommerce_loop'][ $name ] ?? $default;
}

/**
 * Sets a list's property.
 *
 * @param string $name  Name.
 * @param mixed  $value Value.
 */
function wc_set_loop_prop( $name, $value = '' ): void {
	wc_get_loop_prop( $name );
	$GLOBALS['woocommerce_loop'][ $name ] = $value;
}

/** Determines whether the list has products. */
function woocommerce_product_loop(): bool {
	return have_posts();
}

/** Opens the list. */
function woocommerce_product_loop_start( $echo = true ): string {
	wc_set_loop_prop( 'loop', 0 );
	$html = (string) apply_filters( 'woocommerce_product_loop_start', wc_get_template_html( 'loop/loop-start.php' ) );
	if ( $echo ) {
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- templates escape.
	}
	return $html;
}

/** Closes the list. */
function woocommerce_product_loop_end( $echo = true ): string {
	$html = (string) apply_filters( 'woocommerce_product_loop_end', wc_get_template_html( 'loop/loop-end.php' ) );
	if ( $echo ) {
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- templates escape.
	}
	return $html;
}

/** Displays the number of products. */
function woocommerce_result_count(): void {
	if ( wc_get_loop_prop( 'is_paginated' ) && have_posts() ) {
		$choices = [
			'popularity' => __( 'Sorted by popularity', 'stand-in-store' ),
			'rating'     => __( 'Sorted by average rating', 'stand-in-store' ),
			'date'       => __( 'Sorted by latest', 'stand-in-store' ),
			'price'      => __( 'Sorted by price: low to high', 'stand-in-store' ),
			'price-desc' => __( 'Sorted by price: high to low', 'stand-in-store' ),
		];
		// phpcs:ignore WordPress.Security
		$asked   = isset( $_GET['orderby'] ) && is_string( $_GET['orderby'] ) ? sanitize_text_field( wp_unslash( $_GET['orderby'] ) ) : '';
		wc_get_template( 'loop/result-count.php', [
			'total'     => wc_get_loop_prop( 'total' ),
			'per_page'  => wc_get_loop_prop( 'per_page' ),
			'current'   => wc_get_loop_prop( 'current_page' ),
			'orderedby' => $choices[ '' === $asked ? (string) get_option( 'woocommerce_default_catalog_orderby', 'menu_order' ) : $asked ] ?? '',
		] );
	}
}

/** @return array<string,string> Orders of a catalog. */
function stand_in_store_orders(): array {
	return (array) apply_filters( 'woocommerce_catalog_orderby', [
		'menu_order' => __( 'Default sorting', 'stand-in-store' ),
		'popularity' => __( 'Sort by popularity', 'stand-in-store' ),
		'rating'     => __( 'Sort by average rating', 'stand-in-store' ),
		'date'       => __( 'Sort by latest', 'stand-in-store' ),
		'price'      => __( 'Sort by price: low to high', 'stand-in-store' ),
		'price-desc' => __( 'Sort by price: high to low', 'stand-in-store' ),
	] );
}

/** Offers orders. */
function woocommerce_catalog_ordering( $attributes = [] ): void {
	if ( ! wc_get_loop_prop( 'is_paginated' ) || ! have_posts() ) {
		return;
	}
	// phpcs:ignore WordPress.Security
	$asked = isset( $_GET['orderby'] ) && is_string( $_GET['orderby'] ) ? sanitize_text_field( wp_unslash( $_GET['orderby'] ) ) : '';
	$orders = stand_in_store_orders();
	if ( 'no' === get_option( 'woocommerce_enable_reviews' ) ) {
		unset( $orders['rating'] );
	}
	$default = (string) get_option( 'woocommerce_default_catalog_orderby', 'menu_order' );
	wc_get_template( 'loop/orderby.php', [
		'catalog_orderby_options' => $orders,
		'orderby'                 => array_key_exists( $asked, $orders ) ? $asked : $default,
		'show_default_orderby'    => 'menu_order' === $default,
		'use_label'               => (bool) ( $attributes['useLabel'] ?? false ),
	] );
}

/** Displays page numbers. */
function woocommerce_pagination(): void {
	if ( wc_get_loop_prop( 'is_paginated' ) && 1 < (int) wc_get_loop_prop( 'total_pages' ) ) {
		wc_get_template( 'loop/pagination.php', [
			'total'   => (int) wc_get_loop_prop( 'total_pages' ),
			'current' => (int) wc_get_loop_prop( 'current_page' ),
		] );
	}
}

/** Displays that no products were found. */
function wc_no_products_found(): void {
	wc_get_template( 'loop/no-products-found.php' );
}
