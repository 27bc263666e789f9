<?php
declare( strict_types=1 );

namespace Quayside\Shop\WoocommerceScripts;

use Quayside\Shop\Kit\Assets;
use Quayside\Shop\Kit\Module as KitModule;

/**
 * Leaves WordPress's component library (320 kB with date, moment, and rich text) off pages that have it for little:
 *
 * - wp-notices names it for two components of the admin. WooCommerce's blocks use the store of notices alone.
 * - The checkout block draws one icon with it. Releases of WooCommerce that were checked get that icon by itself.
 *
 * Where a script of another plugin or of the theme works with WooCommerce's blocks or with notices, the library stays.
 */
final class ComponentLibrary implements KitModule {
	private const LIBRARY = 'wp-components';

	private const NOTICES = 'wp-notices';

	private const CHECKOUT = 'wc-checkout-block-frontend';

	/**
	 * Releases whose checkout block takes nothing but `Icon` from the library. Look for `window.wp.components` in
	 * wc-cart-checkout-base-frontend.js and checkout-frontend.js, and at what of it is used, before you add one.
	 */
	private const CHECKED = [ '10.8' ];

	/**
	 * WordPress prints scripts at 10.
	 */
	private const BEFORE_PRINTING = 9;

	/**
	 * @param Assets $assets The plugin's built files.
	 */
	public function __construct( private Assets $assets ) {}

	public function register(): void {
		add_action( 'wp_print_footer_scripts', [ $this, 'loosen' ], self::BEFORE_PRINTING );
	}

	/**
	 * Takes the library out of the dependencies of both scripts where no other script of the page needs it.
	 */
	public function loosen(): void {
		$notices = wp_scripts()->registered[ self::NOTICES ] ?? null;
		if ( null === $notices || ! in_array( self::LIBRARY, $notices->deps, true ) || $this->has_guests() ) {
			return;
		}
		/**
		 * Filters whether WordPress's component library may stay off pages whose scripts use next to nothing of it.
		 *
		 * @param bool $may Whether it may.
		 */
		if ( ! apply_filters( 'quayside_shop_drops_components', true ) ) {
			return;
		}
		$checkout = wp_scripts()->registered[ self::CHECKOUT ] ?? null;
		$before   = [ $notices->deps, $checkout->deps ?? [] ];
		self::replace( $notices, [] );
		if ( null !== $checkout && in_array( implode( '.', array_slice( explode( '.', WC()->version ), 0, 2 ) ), self::CHECKED, true ) ) {
			self::replace( $checkout, [ $this->assets->register_script( 'component-icon' ) ] );
		}
		foreach ( wp_scripts()->queue as $handle ) {
			if ( in_array( self::LIBRARY, JqueryUse::needed_by( $handle ), true ) ) {
				[ $notices->deps, $deps ] = $before;
				if ( null !== $checkout ) {
					$checkout->deps = $deps;
				}
				return;
			}
		}
	}

	/**
	 * Determines whether the page has a script of another plugin or of the theme that needs notices or WooCommerce's blocks.
	 */
	private function has_guests(): bool {
		foreach ( wp_scripts()->queue as $handle ) {
			foreach ( JqueryUse::needed_by( $handle ) as $name ) {
				$script = wp_scripts()->registered[ $name ] ?? null;
				if ( null !== $script && ! JqueryUse::is_own( $script ) && [] !== array_filter( $script->deps, static fn ( string $needed ): bool => self::NOTICES === $needed || str_starts_with( $needed, 'wc-' ) ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * Puts other scripts in the library's place.
	 *
	 * @param \_WP_Dependency    $script  The script that names the library.
	 * @param array<int, string> $handles What it gets instead.
	 */
	private static function replace( \_WP_Dependency $script, array $handles ): void {
		if ( in_array( self::LIBRARY, $script->deps, true ) ) {
			$script->deps = [ ...array_values( array_diff( $script->deps, [ self::LIBRARY ] ) ), ...$handles ];
		}
	}
}
