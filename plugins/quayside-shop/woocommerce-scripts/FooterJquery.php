<?php
declare( strict_types=1 );

namespace Quayside\Shop\WoocommerceScripts;

use Quayside\Shop\Kit\Module as KitModule;

/**
 * Moves jQuery from the head to the foot of the page where nothing but scripts that wait for the page needs it: product,
 * cart, checkout and account pages, whose own scripts WooCommerce defers while jQuery before them holds up the page.
 */
final class FooterJquery implements KitModule {
	/**
	 * WordPress's group of scripts in the footer.
	 */
	private const FOOTER = 1;

	public function register(): void {
		// After Module::replace() has emptied what Quayside replaces.
		add_action( 'wp_enqueue_scripts', [ $this, 'move' ], PHP_INT_MAX );
	}

	/**
	 * Moves the deferred scripts that need jQuery, with everything that they need. jQuery stays where a script that does not
	 * wait asks for it in the head.
	 */
	public function move(): void {
		/**
		 * Whether jQuery may move to the footer. Sites that use it in scripts written into their pages, which WordPress
		 * knows nothing of, say no.
		 *
		 * @param bool $may Whether it may.
		 */
		if ( ! apply_filters( 'quayside_shop_moves_jquery', true ) ) {
			return;
		}
		$scripts = wp_scripts();
		$stay    = array_filter( $scripts->queue, static fn ( string $handle ): bool => isset( $scripts->registered[ $handle ] ) && ! self::waits( $scripts->registered[ $handle ] ) );
		foreach ( array_diff( $scripts->queue, $stay ) as $handle ) {
			$needed = JqueryUse::needed_by( $handle );
			// What a script in the head needs, WordPress prints there whatever its group.
			foreach ( JqueryUse::is_among( $needed ) ? array_diff( $needed, $stay ) : [] as $needed_handle ) {
				$scripts->add_data( $needed_handle, 'group', self::FOOTER );
			}
		}
	}

	/**
	 * Whether a script is in the footer already, or runs when the page is read.
	 */
	private static function waits( \_WP_Dependency $script ): bool {
		return self::FOOTER === ( $script->extra['group'] ?? 0 ) || in_array( $script->extra['strategy'] ?? '', [ 'defer', 'async' ], true );
	}
}
