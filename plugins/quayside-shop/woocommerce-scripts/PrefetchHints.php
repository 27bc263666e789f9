<?php
declare( strict_types=1 );

namespace Quayside\Shop\WoocommerceScripts;

use Quayside\Shop\Kit\Module as KitModule;

/**
 * Removes hints to prefetch what the cart and the checkout don't load. While the cart has contents, WooCommerce lets each page
 * prefetch everything that the scripts of its blocks name, including WordPress's component library and polyfill.
 */
final class PrefetchHints implements KitModule {
	private const UNUSED = [ ComponentLibrary::LIBRARY, Polyfill::POLYFILL ];

	/**
	 * WooCommerce adds its hints at 10.
	 */
	private const AFTER_STORE = 20;

	public function register(): void {
		add_filter( 'wp_resource_hints', [ $this, 'reduce' ], self::AFTER_STORE, 2 );
	}

	/**
	 * Removes the hints for both libraries and for what only the component library depends on.
	 *
	 * @param array<int|string, mixed> $hints URLs, or arrays with the key "href".
	 * @param string                   $type  Type of the hints, such as "prefetch".
	 * @return array<int|string, mixed>
	 */
	public function reduce( array $hints, string $type ): array {
		if ( 'prefetch' !== $type || ! ComponentLibrary::is_checked() || ! Polyfill::is_checked() ) {
			return $hints;
		}
		/** This filter is documented in ComponentLibrary.php. */
		$removes_components = (bool) apply_filters( 'quayside_shop_removes_components', true );
		/** This filter is documented in Polyfill.php. */
		$removes_polyfill = (bool) apply_filters( 'quayside_shop_removes_polyfill', true );
		if ( ! $removes_components || ! $removes_polyfill ) {
			return $hints;
		}
		$handles = self::handles( $hints );
		$library = JqueryUse::with_dependencies( ComponentLibrary::LIBRARY );
		// What is in the list already is not followed.
		$used = self::UNUSED;
		foreach ( array_diff( $handles, $library ) as $handle ) {
			$used = JqueryUse::with_dependencies( $handle, $used );
		}
		$unused = [ ...self::UNUSED, ...array_diff( $library, $used ) ];
		return array_diff_key( $hints, array_intersect( $handles, $unused ) );
	}

	/**
	 * Returns the handles of the scripts that hints name, with the same keys.
	 *
	 * @param array<int|string, mixed> $hints Hints.
	 * @return array<int|string, string>
	 */
	private static function handles( array $hints ): array {
		$paths = [];
		foreach ( wp_scripts()->registered as $handle => $script ) {
			if ( is_string( $script->src ) ) {
				$paths[ (string) wp_parse_url( $script->src, PHP_URL_PATH ) ] = (string) $handle;
			}
		}
		$handles = [];
		foreach ( $hints as $key => $hint ) {
			$address = is_array( $hint ) ? $hint['href'] ?? '' : $hint;
			$path    = is_string( $address ) ? (string) wp_parse_url( $address, PHP_URL_PATH ) : '';
			// Scripts of WordPress have paths in its folder.
			$handle = $paths[ $path ] ?? $paths[ (string) strstr( $path, '/wp-includes/' ) ] ?? null;
			if ( null !== $handle ) {
				$handles[ $key ] = $handle;
			}
		}
		return $handles;
	}
}
