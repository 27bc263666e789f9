<?php
declare( strict_types=1 );

namespace Quayside\Shop\StorePages;

use Quayside\Shop\Kit\PageAddresses;

/**
 * The addresses of the store's pages, which header and drawer name on every page: WooCommerce's, without its queries.
 */
final class StorePages {
	public const OPTION = 'quayside_shop_pages';

	/**
	 * The cart's address, as wc_get_cart_url() gives it.
	 */
	public static function cart(): string {
		return self::filtered( 'woocommerce_get_cart_url', self::page( 'cart' ) );
	}

	/**
	 * The checkout's address, as wc_get_checkout_url() gives it.
	 */
	public static function checkout(): string {
		$url = self::page( 'checkout' );
		if ( is_ssl() || 'yes' === get_option( 'woocommerce_force_ssl_checkout' ) ) {
			$url = str_replace( 'http:', 'https:', $url );
		}
		return self::filtered( 'woocommerce_get_checkout_url', $url );
	}

	/**
	 * A page's address, as wc_get_page_permalink() gives it.
	 *
	 * @param 'cart'|'checkout'|'myaccount'|'shop' $page WooCommerce's name of the page.
	 */
	public static function page( string $page ): string {
		$id  = wc_get_page_id( $page );
		$url = $id < 1 ? '' : ( new PageAddresses( self::OPTION ) )->of( $id );
		return '' === $url ? wc_get_page_permalink( $page ) : self::filtered( "woocommerce_get_{$page}_page_permalink", $url );
	}

	/**
	 * What WooCommerce's own filter makes of an address.
	 *
	 * @param non-empty-string $filter Its name.
	 */
	private static function filtered( string $filter, string $url ): string {
		$url = apply_filters( $filter, $url ); // phpcs:ignore WordPress.NamingConventions -- WooCommerce's names.
		return is_string( $url ) ? $url : '';
	}
}
