<?php
declare( strict_types=1 );

namespace Quayside\Shop\WoocommerceScripts;

use Quayside\Shop\Kit\Module as KitModule;

/**
 * Moves jQuery from the head to the footer if only deferred scripts need it. On product, cart, checkout, and account pages
 * WooCommerce defers its own scripts, but jQuery in the head still delays rendering.
 */
final class FooterJquery implements KitModule {
	/**
	 * WordPress's group for scripts in the footer.
	 */
	private const FOOTER = 1;

	public function register(): void {
		// Runs after Module::replace(), which empties the scripts that Quayside replaces.
		add_action( 'wp_enqueue_scripts', [ $this, 'move' ], PHP_INT_MAX );
	}

	/**
	 * Moves the deferred scripts that need jQuery, with their dependencies. jQuery stays in the head if a script there needs
	 * it and is not deferred.
	 */
	public function move(): void {
		/**
		 * Filters whether jQuery may move to the footer. Sites whose pages have inline scripts that use it, which WordPress
		 * does not track, return false.
		 *
		 * @param bool $can_move True by default.
		 */
		if ( ! apply_filters( 'quayside_shop_moves_jquery', true ) ) {
			return;
		}
		$scripts = wp_scripts();
		$stays   = static fn ( string $handle ): bool => isset( $scripts->registered[ $handle ] ) && ! self::is_deferred( $scripts->registered[ $handle ] );
		$stay    = array_filter( $scripts->queue, $stays );
		foreach ( array_diff( $scripts->queue, $stay ) as $handle ) {
			$needed = JqueryUse::with_dependencies( $handle );
			// WordPress prints the dependencies of scripts in the head there, regardless of their group.
			foreach ( JqueryUse::include_jquery( $needed ) ? array_diff( $needed, $stay ) : [] as $needed_handle ) {
				$scripts->add_data( $needed_handle, 'group', self::FOOTER );
			}
		}
	}

	/**
	 * Determines whether a script is in the footer already or has a loading strategy.
	 */
	private static function is_deferred( \_WP_Dependency $script ): bool {
		return self::FOOTER === ( $script->extra['group'] ?? 0 ) || in_array( $script->extra['strategy'] ?? '', [ 'defer', 'async' ], true );
	}
}
