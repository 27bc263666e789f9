<?php
declare( strict_types=1 );

namespace Quayside\Shop\StorePages;

/**
 * The addresses of the store's pages, which header and drawer name on every page: remembered in an option that WordPress
 * loads anyway, so that no page asks the database for them.
 */
final class StorePages {
	/**
	 * Addresses by "<home address> <page's id>".
	 */
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
		$id = wc_get_page_id( $page );
		// Other plugins' filters may say something else on each page.
		if ( $id < 1 || has_filter( 'page_link' ) || has_filter( '_get_page_link' ) || false !== wp_cache_get( $id, 'posts' ) ) {
			return wc_get_page_permalink( $page );
		}
		$known = get_option( self::OPTION );
		$known = is_array( $known ) ? $known : [];
		$key   = home_url() . " $id";
		if ( ! is_string( $known[ $key ] ?? null ) ) {
			$known[ $key ] = (string) get_permalink( $id );
			update_option( self::OPTION, $known, true );
		}
		return self::filtered( "woocommerce_get_{$page}_page_permalink", $known[ $key ] );
	}

	/**
	 * Forgets all addresses.
	 */
	public static function forget(): void {
		update_option( self::OPTION, [], true );
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
