<?php
declare( strict_types=1 );

namespace Quayside\Shop\WoocommerceScripts;

use Quayside\Shop\Kit\Module as KitModule;

/**
 * Removes WordPress's polyfill (12 kB) from pages with WooCommerce's blocks, whose scripts all depend on it without using it.
 *
 * It stays where a script of another plugin or of the theme depends on it, itself or through WooCommerce's blocks.
 */
final class Polyfill implements KitModule {
	public const POLYFILL = 'wp-polyfill';

	/**
	 * Versions of the polyfill, and the releases of WooCommerce whose blocks use nothing that it provides. Before you add one,
	 * list the core-js modules at the start of wp-polyfill.js, and search for their names in WooCommerce's assets/client.
	 */
	private const CHECKED = [ '3.15.0' => [ '10.8' ] ];

	/**
	 * WordPress prints scripts at 10.
	 */
	private const BEFORE_PRINTING = 9;

	public function register(): void {
		add_action( 'wp_print_footer_scripts', [ $this, 'remove' ], self::BEFORE_PRINTING );
	}

	/**
	 * Removes the polyfill from the dependencies of WooCommerce's scripts on this page.
	 */
	public function remove(): void {
		if ( ! self::is_checked() ) {
			return;
		}
		$scripts = wp_scripts();
		$needed  = [];
		foreach ( $scripts->queue as $queued ) {
			$handles = JqueryUse::with_dependencies( $queued );
			if ( in_array( self::POLYFILL, $handles, true ) ) {
				$needed = [ ...$needed, ...$handles ];
			}
		}
		$own = [];
		// Queued scripts share most of their dependencies.
		foreach ( array_unique( $needed ) as $handle ) {
			$script = $scripts->registered[ $handle ];
			if ( ! JqueryUse::is_own( $script ) && in_array( self::POLYFILL, JqueryUse::with_dependencies( $handle ), true ) ) {
				return;
			}
			$own[] = $script;
		}
		/**
		 * Filters whether WordPress's polyfill is removed from pages with WooCommerce's blocks, which don't use it.
		 *
		 * @param bool $removes True by default.
		 */
		if ( [] === $own || ! apply_filters( 'quayside_shop_removes_polyfill', true ) ) {
			return;
		}
		foreach ( $own as $script ) {
			if ( is_string( $script->src ) && str_starts_with( $script->src, WC()->plugin_url() . '/' ) ) {
				$script->deps = array_values( array_diff( $script->deps, [ self::POLYFILL ] ) );
			}
		}
	}

	/**
	 * Determines whether the blocks of this WooCommerce use nothing that this polyfill provides.
	 */
	public static function is_checked(): bool {
		$polyfill = wp_scripts()->registered[ self::POLYFILL ] ?? null;
		$release  = implode( '.', array_slice( explode( '.', WC()->version ), 0, 2 ) );
		return null !== $polyfill && in_array( $release, self::CHECKED[ (string) $polyfill->ver ] ?? [], true );
	}
}
