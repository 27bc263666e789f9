<?php
/**
 * Where the visitor is.
 *
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

/** Determines whether this is the catalog. */
function is_shop(): bool {
	return is_post_type_archive( 'product' ) || is_page( wc_get_page_id( 'shop' ) );
}

/**
 * Determines whether this is a tag's list.
 *
 * @param string|int|list<string|int> $term Tag.
 */
function is_product_tag( $term = '' ): bool {
	return is_tax( 'product_tag', $term );
}

/** Determines whether this is a list by a product taxonomy. */
function is_product_taxonomy(): bool {
	return is_tax( get_object_taxonomies( 'product' ) );
}

/** Determines whether this is one product. */
function is_product(): bool {
	return is_singular( [ 'product' ] );
}

/** Determines whether this is a template of the store. */
function is_woocommerce(): bool {
	return (bool) apply_filters( 'is_woocommerce', is_shop() || is_product_taxonomy() || is_product() );
}

/** Determines whether this is the cart. */
function is_cart(): bool {
	return (
		wc_get_page_id( 'cart' ) > 0 && is_page( wc_get_page_id( 'cart' ) )
	) || defined( 'WOOCOMMERCE_CART' ) || wc_post_content_has_shortcode( 'woocommerce_cart' );
}

/** Determines whether this is the checkout. */
function is_checkout(): bool {
	return (
		wc_get_page_id( 'checkout' ) > 0 && is_page( wc_get_page_id( 'checkout' ) )
	)
		|| wc_post_content_has_shortcode( 'woocommerce_checkout' )
		|| (bool) apply_filters( 'woocommerce_is_checkout', false )
		|| defined( 'WOOCOMMERCE_CHECKOUT' );
}

/** Determines whether this is the account. */
function is_account_page(): bool {
	return (
		wc_get_page_id( 'myaccount' ) > 0 && is_page( wc_get_page_id( 'myaccount' ) )
	) || wc_post_content_has_shortcode( 'woocommerce_my_account' ) || (bool) apply_filters( 'woocommerce_is_account_page', false );
}

/**
 * Determines whether this is an endpoint below a store page.
 *
 * @param string|false $endpoint One endpoint, or any.
 */
function is_wc_endpoint_url( $endpoint = false ): bool {
	global $wp;
	if ( ! isset( $wp->query_vars ) ) {
		return false;
	}
	$names = false === $endpoint ? array_keys( WC()->query->get_query_vars() ) : [ $endpoint ];
	return (bool) array_intersect( $names, array_keys( $wp->query_vars ) );
}

/** Determines whether this is the order confirmation. */
function is_order_received_page(): bool {
	return is_checkout() && is_wc_endpoint_url( 'order-received' );
}

/** Determines whether the store notice is displayed. */
function is_store_notice_showing(): bool {
	return 'no' !== get_option( 'woocommerce_demo_store', 'no' );
}

/**
 * Determines whether the page's text has a shortcode.
 *
 * @param string $tag Shortcode.
 */
function wc_post_content_has_shortcode( $tag = '' ): bool {
	global $post;
	return is_singular() && $post instanceof WP_Post && has_shortcode( $post->post_content, $tag );
}
