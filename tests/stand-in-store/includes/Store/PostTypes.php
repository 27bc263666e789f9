<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Store;

/**
 * Post types and taxonomies of the store, and its image sizes.
 */
final class PostTypes {

	/** Adds the hooks. */
	public function register(): void {
		add_action( 'init', [ $this, 'taxonomies' ], 5 );
		add_action( 'init', [ $this, 'post_types' ], 5 );
		add_action( 'init', [ $this, 'order_statuses' ], 9 );
		add_action( 'init', [ $this, 'image_sizes' ] );
	}

	/** Taxonomies. */
	public function taxonomies(): void {
		if ( taxonomy_exists( 'product_type' ) ) {
			return;
		}
		foreach ( [ 'product_type', 'product_visibility' ] as $taxonomy ) {
			register_taxonomy( $taxonomy, [ 'product' ], [
				'hierarchical'      => false,
				'show_ui'           => false,
				'show_in_nav_menus' => false,
				'query_var'         => false,
				'rewrite'           => false,
				'public'            => false,
			] );
		}
		register_taxonomy( 'product_cat', [ 'product' ], [
			'hierarchical' => true,
			'label'        => __( 'Categories', 'stand-in-store' ),
			'labels'       => [
				'name'          => __( 'Product categories', 'stand-in-store' ),
				'singular_name' => __( 'Category', 'stand-in-store' ),
				'menu_name'     => __( 'Categories', 'stand-in-store' ),
			],
			'show_in_rest' => true,
			'rewrite'      => [
				'slug'         => 'product-category',
				'with_front'   => false,
				'hierarchical' => true,
			],
		] );
		register_taxonomy( 'product_tag', [ 'product' ], [
			'hierarchical' => false,
			'label'        => __( 'Product tags', 'stand-in-store' ),
			'show_in_rest' => true,
			'rewrite'      => [
				'slug'       => 'product-tag',
				'with_front' => false,
			],
		] );
		foreach ( (array) get_option( 'stand_in_store_attributes', [] ) as $slug => $label ) {
			register_taxonomy( 'pa_' . $slug, [ 'product' ], [
				'label'   => (string) $label,
				'labels'  => [ 'singular_name' => (string) $label ],
				'public'  => false,
				'show_ui' => true,
				'rewrite' => false,
			] );
		}
	}

	/** Post types. */
	public function post_types(): void {
		if ( post_type_exists( 'product' ) ) {
			return;
		}
		$shop = wc_get_page_id( 'shop' );
		register_post_type( 'product', [
			'labels'              => [
				'name'          => __( 'Products', 'stand-in-store' ),
				'singular_name' => __( 'Product', 'stand-in-store' ),
				'all_items'     => __( 'All Products', 'stand-in-store' ),
			],
			'public'              => true,
			'show_in_rest'        => true,
			'menu_icon'           => 'dashicons-archive',
			'supports'            => [ 'title', 'editor', 'excerpt', 'thumbnail', 'comments', 'custom-fields', 'page-attributes' ],
			'has_archive'         => 0 < $shop ? urldecode( (string) get_page_uri( $shop ) ) : 'shop',
			'rewrite'             => [
				'slug'       => 'product',
				'with_front' => false,
				'feeds'      => true,
			],
			'exclude_from_search' => false,
		] );
		foreach ( [ 'product_variation', 'shop_order', 'shop_coupon' ] as $type ) {
			register_post_type( $type, [
				'label'        => 'shop_coupon' === $type ? __( 'Coupons', 'stand-in-store' ) : __( 'Orders', 'stand-in-store' ),
				'public'       => false,
				'show_ui'      => 'product_variation' !== $type,
				'show_in_menu' => 'woocommerce',
				'rewrite'      => false,
				'query_var'    => false,
				'supports'     => [ 'title', 'excerpt', 'custom-fields' ],
			] );
		}
		register_post_type( 'shop_order_refund', [ 'public' => false, 'rewrite' => false, 'query_var' => false ] );
		do_action( 'woocommerce_after_register_post_type' );
	}

	/** Orders' statuses. */
	public function order_statuses(): void {
		foreach ( wc_get_order_statuses() as $status => $label ) {
			register_post_status( $status, [
				'label'                     => $label,
				'public'                    => false,
				'exclude_from_search'       => false,
				'show_in_admin_all_list'    => true,
				'show_in_admin_status_list' => true,
			] );
		}
	}

	/** Image sizes. */
	public function image_sizes(): void {
		foreach ( [ 'thumbnail', 'single', 'gallery_thumbnail' ] as $size ) {
			$image = wc_get_image_size( $size );
			add_image_size( 'woocommerce_' . $size, $image['width'], $image['height'], (bool) $image['crop'] );
		}
		add_post_type_support( 'product', 'thumbnail' );
		add_theme_support( 'post-thumbnails' );
	}
}
