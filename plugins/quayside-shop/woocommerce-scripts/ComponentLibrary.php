<?php
declare( strict_types=1 );

namespace Quayside\Shop\WoocommerceScripts;

use Quayside\Shop\Kit\Assets;
use Quayside\Shop\Kit\Module as KitModule;

/**
 * Removes WordPress's component library (320 kB with date, moment, and rich text) from store pages that barely use it:
 *
 * - wp-notices depends on it for two components of the admin. WooCommerce's blocks use only the notices store.
 * - The checkout block renders one icon with it. In releases of WooCommerce that were checked, `component-icon` provides it.
 *
 * The library stays where a script of another plugin or of the theme depends on notices or on WooCommerce's blocks.
 */
final class ComponentLibrary implements KitModule {
	public const LIBRARY = 'wp-components';

	private const NOTICES = 'wp-notices';

	private const CHECKOUT = 'wc-checkout-block-frontend';

	/**
	 * Releases whose checkout block uses only `Icon` of the library. Before you add one, search for `window.wp.components` in
	 * wc-cart-checkout-base-frontend.js and checkout-frontend.js, and check what they use.
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
		add_action( 'wp_print_footer_scripts', [ $this, 'remove' ], self::BEFORE_PRINTING );
	}

	/**
	 * Removes the library from the dependencies of both scripts if no other script of the page needs it.
	 */
	public function remove(): void {
		$notices = wp_scripts()->registered[ self::NOTICES ] ?? null;
		if ( null === $notices || ! in_array( self::LIBRARY, $notices->deps, true ) || $this->has_dependents() ) {
			return;
		}
		/**
		 * Filters whether WordPress's component library is removed from store pages that barely use it.
		 *
		 * @param bool $removes True by default.
		 */
		if ( ! apply_filters( 'quayside_shop_removes_components', true ) ) {
			return;
		}
		$checkout = wp_scripts()->registered[ self::CHECKOUT ] ?? null;
		$before   = [ $notices->deps, $checkout->deps ?? [] ];
		self::replace( $notices, [] );
		if ( null !== $checkout && self::is_checked() ) {
			self::replace( $checkout, [ $this->assets->register_script( 'component-icon' ) ] );
		}
		foreach ( wp_scripts()->queue as $handle ) {
			if ( in_array( self::LIBRARY, JqueryUse::with_dependencies( $handle ), true ) ) {
				[ $notices->deps, $deps ] = $before;
				if ( null !== $checkout ) {
					$checkout->deps = $deps;
				}
				return;
			}
		}
	}

	/**
	 * Determines whether the checkout block of this WooCommerce was checked.
	 */
	public static function is_checked(): bool {
		return in_array( implode( '.', array_slice( explode( '.', WC()->version ), 0, 2 ) ), self::CHECKED, true );
	}

	/**
	 * Determines whether the page has a script of another plugin or of the theme that needs notices or WooCommerce's blocks.
	 */
	private function has_dependents(): bool {
		foreach ( wp_scripts()->queue as $handle ) {
			foreach ( JqueryUse::with_dependencies( $handle ) as $name ) {
				$script = wp_scripts()->registered[ $name ] ?? null;
				if (
					null !== $script
					&& ! JqueryUse::is_own( $script )
					&& [] !== array_filter(
						$script->deps,
						static fn ( string $needed ): bool => self::NOTICES === $needed || str_starts_with( $needed, 'wc-' )
					)
				) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * Replaces the library in a script's dependencies.
	 *
	 * @param \_WP_Dependency    $script  The script that depends on the library.
	 * @param array<int, string> $handles Handles of the replacements.
	 */
	private static function replace( \_WP_Dependency $script, array $handles ): void {
		if ( in_array( self::LIBRARY, $script->deps, true ) ) {
			$script->deps = [ ...array_values( array_diff( $script->deps, [ self::LIBRARY ] ) ), ...$handles ];
		}
	}
}
