<?php
/**
 * The store's pages and their addresses.
 *
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

/**
 * ID of a store page, -1 for none.
 *
 * @param string $page shop, cart, checkout, myaccount or terms.
 */
function wc_get_page_id( $page ): int {
	$id = (int) apply_filters( 'woocommerce_get_' . $page . '_page_id', get_option( 'woocommerce_' . $page . '_page_id' ) );
	return $id > 0 ? $id : -1;
}

/**
 * Returns the URL of a store page, the front page's when it has none.
 *
 * @param string       $page     Page.
 * @param string|false $fallback Address without a page.
 */
function wc_get_page_permalink( $page, $fallback = null ): string {
	$id   = wc_get_page_id( $page );
	$link = 0 < $id ? get_permalink( $id ) : '';
	if ( ! $link ) {
		$link = $fallback ?? get_home_url();
	}
	return (string) apply_filters( 'woocommerce_get_' . $page . '_page_permalink', $link );
}

/** Returns the URL of the cart. */
function wc_get_cart_url(): string {
	return (string) apply_filters( 'woocommerce_get_cart_url', wc_get_page_permalink( 'cart' ) );
}

/** Returns the URL of the checkout. */
function wc_get_checkout_url(): string {
	return (string) apply_filters( 'woocommerce_get_checkout_url', wc_get_page_permalink( 'checkout' ) );
}

/**
 * Returns the link that removes a cart line.
 *
 * @param string $key Line.
 */
function wc_get_cart_remove_url( $key ): string {
	$url = add_query_arg( 'remove_item', $key, wc_get_cart_url() );
	return (string) apply_filters( 'woocommerce_get_remove_url', wp_nonce_url( $url, 'woocommerce-cart' ), $key );
}

/**
 * Returns the link that brings a removed cart line back.
 *
 * @param string $key Line.
 */
function wc_get_cart_undo_url( $key ): string {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended
	$url = add_query_arg( array_merge( map_deep( wp_unslash( $_GET ), 'sanitize_text_field' ), [ 'undo_item' => $key ] ), wc_get_cart_url() );
	return (string) apply_filters(
		'woocommerce_get_undo_url',
		wp_nonce_url( remove_query_arg( [ 'remove_item', '_wpnonce' ], $url ), 'woocommerce-cart' ),
		$key
	);
}

/**
 * URL of an endpoint below a page, such as /my-account/orders/.
 *
 * @param string $endpoint  Endpoint.
 * @param string $value     Value after it.
 * @param string $permalink Page's address.
 */
function wc_get_endpoint_url( $endpoint, $value = '', $permalink = '' ): string {
	$permalink = $permalink ? $permalink : (string) get_permalink();
	$slug      = WC()->query->get_query_vars()[ $endpoint ] ?? $endpoint;
	$value     = (string) $value;
	if ( get_option( 'permalink_structure' ) ) {
		[ $path, $query ] = array_pad( explode( '?', $permalink, 2 ), 2, '' );
		$url              = trailingslashit( $path ) . $slug . ( '' === $value ? '' : '/' . $value );
		$url              = user_trailingslashit( $url ) . ( '' === $query ? '' : '?' . $query );
	} else {
		$url = add_query_arg( $slug, $value, $permalink );
	}
	return (string) apply_filters( 'woocommerce_get_endpoint_url', $url, $endpoint, $value, $permalink );
}

/**
 * Returns the URL of an account endpoint.
 *
 * @param string $endpoint dashboard, orders, …, customer-logout.
 */
function wc_get_account_endpoint_url( $endpoint ): string {
	if ( 'dashboard' === $endpoint ) {
		return wc_get_page_permalink( 'myaccount' );
	}
	$url = wc_get_endpoint_url( $endpoint, '', wc_get_page_permalink( 'myaccount' ) );
	return 'customer-logout' === $endpoint ? wp_nonce_url( $url, 'customer-logout' ) : $url;
}

/**
 * Returns the URL that logs out and redirects.
 *
 * @param string $redirect Where to.
 */
function wc_logout_url( $redirect = '' ): string {
	return (string) apply_filters( 'woocommerce_logout_default_redirect_url', wc_get_account_endpoint_url( 'customer-logout' ) );
}
