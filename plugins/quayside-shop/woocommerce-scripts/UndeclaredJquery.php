<?php
declare( strict_types=1 );

namespace Quayside\Shop\WoocommerceScripts;

use Quayside\Shop\Kit\Module as KitModule;

/**
 * Adds jQuery to the dependencies of scripts that use it without naming it. WooCommerce loads jQuery on all of its pages, so such
 * scripts work there, but would throw on pages where Quayside's scripts don't need it.
 */
final class UndeclaredJquery implements KitModule {
	/**
	 * Matches a use of the global variable that throws without jQuery. "window.jQuery" and "typeof jQuery" do not.
	 */
	private const USE = '/(?<![\w$.])(?<!typeof )jQuery\s*[(.,)]/';

	/**
	 * Bytes of a file that are read. Larger ones are bundles, which take longer to read than jQuery takes to load.
	 */
	private const LONGEST = 1048576;

	public function register(): void {
		// Before FooterJquery and OnDemand decide what needs jQuery, in the head and in the footer.
		add_action( 'wp_enqueue_scripts', [ $this, 'declare' ], PHP_INT_MAX );
		add_action( 'wp_print_footer_scripts', [ $this, 'declare' ], 8 );
	}

	/**
	 * Adds the dependency on product, cart, checkout, and account pages.
	 */
	public function declare(): void {
		if ( ! is_product() && ! is_cart() && ! is_checkout() && ! is_account_page() ) {
			return;
		}
		$scripts = wp_scripts();
		foreach ( array_diff( $scripts->queue, $scripts->done ) as $queued ) {
			foreach ( array_diff( JqueryUse::with_dependencies( $queued ), $scripts->done ) as $handle ) {
				$script = $scripts->registered[ $handle ];
				if (
					! str_starts_with( $handle, 'quayside' )
					&& ! JqueryUse::is_own( $script )
					&& ! JqueryUse::include_jquery( JqueryUse::with_dependencies( $handle ) )
					&& self::uses_jquery( $script )
				) {
					$script->deps[] = 'jquery';
				}
			}
		}
	}

	/**
	 * Determines whether the file of a script uses jQuery. Files on other servers do not count.
	 */
	private static function uses_jquery( \_WP_Dependency $script ): bool {
		$url = is_string( $script->src ) ? strtok( $script->src, '?#' ) : false;
		if ( false === $url || ! str_starts_with( $url, content_url( '/' ) ) || str_contains( $url, '..' ) ) {
			return false;
		}
		$file = WP_CONTENT_DIR . '/' . substr( $url, strlen( content_url( '/' ) ) );
		$size = is_file( $file ) ? filesize( $file ) : false;
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a local file.
		return false !== $size && $size <= self::LONGEST && 1 === preg_match( self::USE, (string) file_get_contents( $file ) );
	}
}
