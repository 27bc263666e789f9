<?php
declare( strict_types=1 );

namespace Quayside\Shop\StorePages;

use Quayside\Shop\Kit\PageAddresses;

/**
 * The URLs of the store's pages, which the header and drawer need on every page. Same as WooCommerce's, without its queries.
 */
final class StorePages {
	public const OPTION = 'quayside_shop_pages';

	/**
	 * Returns the cart URL, as wc_get_cart_url() does.
	 */
	public static function cart(): string {
		return self::filtered( 'woocommerce_get_cart_url', self::page( 'cart' ) );
	}

	/**
	 * Returns the checkout URL, as wc_get_checkout_url() does.
	 */
	public static function checkout(): string {
		$url = self::page( 'checkout' );
		if ( is_ssl() || 'yes' === get_option( 'woocommerce_force_ssl_checkout' ) ) {
			$url = str_replace( 'http:', 'https:', $url );
		}
		return self::filtered( 'woocommerce_get_checkout_url', $url );
	}

	/**
	 * Returns a page's URL, as wc_get_page_permalink() does.
	 *
	 * @param 'cart'|'checkout'|'myaccount'|'shop' $page WooCommerce's name of the page.
	 */
	public static function page( string $page ): string {
		$id  = wc_get_page_id( $page );
		$url = $id < 1 ? '' : ( new PageAddresses( self::OPTION ) )->of( $id );
		return '' === $url ? wc_get_page_permalink( $page ) : self::filtered( "woocommerce_get_{$page}_page_permalink", $url );
	}

	/**
	 * Applies WooCommerce's filter to a URL.
	 *
	 * @param non-empty-string $filter Filter name.
	 */
	private static function filtered( string $filter, string $url ): string {
		$url = apply_filters( $filter, $url ); // phpcs:ignore WordPress.NamingConventions -- WooCommerce's names.
		return is_string( $url ) ? $url : '';
	}
}
