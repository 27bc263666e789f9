<?php
/**
 * Where the visitor is.
 *
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

/** Whether this is the catalogue. */
function is_shop(): bool {
	return is_post_type_archive( 'product' ) || is_page( wc_get_page_id( 'shop' ) );
}

/**
 * Whether this is a category's list.
 *
 * @param string|int|list<string|int> $term Category.
 */
function is_product_category( $term = '' ): bool {
	return is_tax( 'product_cat', $term );
}

/**
 * Whether this is a tag's list.
 *
 * @param string|int|list<string|int> $term Tag.
 */
function is_product_tag( $term = '' ): bool {
	return is_tax( 'product_tag', $term );
}

/** Whether this is a list by a product taxonomy. */
function is_product_taxonomy(): bool {
	return is_tax( get_object_taxonomies( 'product' ) );
}

/** Whether this is one product. */
function is_product(): bool {
	return is_singular( [ 'product' ] );
}

/** Whether this is one of the store's own templates. */
function is_woocommerce(): bool {
	return (bool) apply_filters( 'is_woocommerce', is_shop() || is_product_taxonomy() || is_product() );
}

/** Whether this is the cart. */
function is_cart(): bool {
	return (
		wc_get_page_id( 'cart' ) > 0 && is_page( wc_get_page_id( 'cart' ) )
	) || defined( 'WOOCOMMERCE_CART' ) || wc_post_content_has_shortcode( 'woocommerce_cart' );
}

/** Whether this is the checkout. */
function is_checkout(): bool {
	return (
		wc_get_page_id( 'checkout' ) > 0 && is_page( wc_get_page_id( 'checkout' ) )
	) || wc_post_content_has_shortcode( 'woocommerce_checkout' ) || (bool) apply_filters( 'woocommerce_is_checkout', false ) || defined( 'WOOCOMMERCE_CHECKOUT' );
}

/** Whether this is the account. */
function is_account_page(): bool {
	return (
		wc_get_page_id( 'myaccount' ) > 0 && is_page( wc_get_page_id( 'myaccount' ) )
	) || wc_post_content_has_shortcode( 'woocommerce_my_account' ) || (bool) apply_filters( 'woocommerce_is_account_page', false );
}

/**
 * Whether this is an endpoint below a store page.
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

/** Whether this says that an order was received. */
function is_order_received_page(): bool {
	return is_checkout() && is_wc_endpoint_url( 'order-received' );
}

/** Whether this shows one order of the customer. */
function is_view_order_page(): bool {
	return is_account_page() && is_wc_endpoint_url( 'view-order' );
}

/** Whether an order is being paid. */
function is_checkout_pay_page(): bool {
	return is_checkout() && is_wc_endpoint_url( 'order-pay' );
}

/** Whether this asks for a lost password. */
function is_lost_password_page(): bool {
	return is_account_page() && is_wc_endpoint_url( 'lost-password' );
}

/** Whether the store notice is shown. */
function is_store_notice_showing(): bool {
	return 'no' !== get_option( 'woocommerce_demo_store', 'no' );
}

/**
 * Whether the page's text has a shortcode.
 *
 * @param string $tag Shortcode.
 */
function wc_post_content_has_shortcode( $tag = '' ): bool {
	global $post;
	return is_singular() && $post instanceof WP_Post && has_shortcode( $post->post_content, $tag );
}
