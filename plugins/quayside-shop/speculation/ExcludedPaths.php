<?php
declare( strict_types=1 );

namespace Quayside\Shop\Speculation;

use Quayside\Shop\StorePages\DashboardPage;
use Quayside\Shop\StorePages\StorePages;

/**
 * URL patterns of everything that has a session or a nonce: cart, checkout, account with all its endpoints, customer
 * dashboard, and URLs that change the cart.
 */
final class ExcludedPaths {
	/**
	 * Query parameters that change data. With pretty permalinks, WordPress itself excludes all URLs with a query.
	 */
	public const ACTIONS = [
		'add-to-cart',
		'remove_item',
		'undo_item',
		'order_again',
		'cancel_order',
		'pay_for_order',
		'download_file',
		'customer-logout',
	];

	/**
	 * Returns the patterns in the format of the filter wp_speculation_rules_href_exclude_paths.
	 *
	 * @return array<int, string>
	 */
	public static function all(): array {
		$patterns = [ self::path( home_url( '/' . DashboardPage::SLUG . '/' ) ) ];
		foreach ( self::urls() as $url ) {
			$patterns[] = self::pattern( $url );
		}
		foreach ( [ ...self::ACTIONS, 'wc-ajax', 'wc-api' ] as $name ) {
			$patterns[] = "/*\\?*$name=*";
		}
		$expanded = array_map( static fn ( string $pattern ): array => self::with_children( $pattern ), array_filter( $patterns ) );
		return array_values( array_unique( array_merge( ...$expanded ) ) );
	}

	/**
	 * Returns the URLs of the store's pages in all languages of the site.
	 *
	 * @return array<int, string>
	 */
	private static function urls(): array {
		$urls = [ StorePages::cart(), StorePages::checkout(), StorePages::page( 'myaccount' ) ];
		// WPML's hooks, which Polylang also supports.
		// phpcs:ignore WordPress.NamingConventions
		$languages = has_filter( 'wpml_object_id' ) ? apply_filters( 'wpml_active_languages', [], [ 'skip_missing' => 0 ] ) : [];
		foreach ( is_array( $languages ) ? array_keys( $languages ) : [] as $code ) {
			foreach ( [ 'cart', 'checkout', 'myaccount' ] as $page ) {
				$id     = apply_filters( 'wpml_object_id', wc_get_page_id( $page ), 'page', false, $code ); // phpcs:ignore WordPress.NamingConventions
				$urls[] = is_numeric( $id ) && $id > 0 ? (string) get_permalink( (int) $id ) : '';
			}
		}
		return array_filter( $urls );
	}

	/**
	 * Returns the pattern of a page's URL, '' for a URL of another site.
	 */
	private static function pattern( string $url ): string {
		$query = wp_parse_url( $url, PHP_URL_QUERY );
		// With plain permalinks the page is a query, which other parameters may follow.
		return is_string( $query ) ? '/*\\?*' . self::escaped( $query ) : self::path( $url );
	}

	/**
	 * Returns the pattern of a URL's path, '' for a URL of another site.
	 */
	private static function path( string $url ): string {
		$host = wp_parse_url( $url, PHP_URL_HOST );
		if ( null !== $host && wp_parse_url( home_url(), PHP_URL_HOST ) !== $host ) {
			return '';
		}
		return self::escaped( trailingslashit( (string) wp_parse_url( $url, PHP_URL_PATH ) ) );
	}

	/**
	 * Returns a pattern together with the patterns of its child URLs.
	 *
	 * @return array<int, string>
	 */
	private static function with_children( string $pattern ): array {
		if ( str_ends_with( $pattern, '*' ) ) {
			return [ $pattern ];
		}
		if ( ! str_ends_with( $pattern, '/' ) ) {
			return [ $pattern, "$pattern&*" ];
		}
		// A store page that is the homepage excludes only itself, not the whole site.
		$home = self::escaped( trailingslashit( (string) wp_parse_url( home_url( '/' ), PHP_URL_PATH ) ) );
		return $home === $pattern ? [ $pattern ] : [ rtrim( $pattern, '/' ), "$pattern*" ];
	}

	/**
	 * Escapes text for URL patterns.
	 */
	private static function escaped( string $text ): string {
		return addcslashes( $text, '+*?:{}()\\' );
	}
}
