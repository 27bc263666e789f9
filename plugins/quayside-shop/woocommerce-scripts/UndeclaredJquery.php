<?php
declare( strict_types=1 );

namespace Quayside\Shop\WoocommerceScripts;

use Quayside\Shop\Kit\Module as KitModule;

/**
 * Adds jQuery to the dependencies of scripts that use it, or the settings of WooCommerce's scripts, without naming it. WooCommerce
 * loads both on all of its pages, so such scripts work there, but would throw on pages where Quayside's scripts don't need jQuery.
 */
final class UndeclaredJquery implements KitModule {
	/**
	 * Matches the settings of the scripts that OnDemand defers.
	 */
	public const SETTINGS = '(?:wc_(?:checkout|cart|country_select|address_i18n|add_to_cart_variation|single_product)|woocommerce)_params';

	/**
	 * Matches a use of the global variable that throws without jQuery ("window.jQuery" and "typeof jQuery" do not), or of the
	 * settings of WooCommerce's scripts.
	 */
	private const USE = '/(?<![\w$.])(?<!typeof )jQuery\s*[(.,)]|\b' . self::SETTINGS . '\b/';

	/**
	 * Matches what scripts of the checkout know its own scripts by. Code that tests for jQuery and does without it doesn't throw, but
	 * gateways would miss the checkout's events.
	 */
	private const USE_AT_CHECKOUT = '/\bjQuery\b|\b' . self::SETTINGS . '\b/';

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
	 * Determines whether the file of a script uses jQuery. Files on other servers do not count. On the classic checkout, files that
	 * are too large to be read do.
	 */
	private static function uses_jquery( \_WP_Dependency $script ): bool {
		$is_checkout = wp_script_is( 'wc-checkout', 'enqueued' );
		$code        = is_string( $script->src ) ? self::read( $script->src ) : '';
		return null === $code ? $is_checkout : 1 === preg_match( $is_checkout ? self::USE_AT_CHECKOUT : self::USE, $code );
	}

	/**
	 * Determines whether a script module has the name of jQuery in its file. Modules run after all other scripts, so they can use it.
	 *
	 * @param string $url URL of the module.
	 */
	public static function is_in_module( string $url ): bool {
		$code = self::read( $url );
		return null === $code || 1 === preg_match( self::USE_AT_CHECKOUT, $code );
	}

	/**
	 * Returns the code of a script, empty if its file is on another server, null if it is too large.
	 *
	 * @param string $url URL of the script.
	 */
	private static function read( string $url ): ?string {
		$url = strtok( $url, '?#' );
		if ( is_string( $url ) && 1 === preg_match( '~^/(?!/)~', $url ) ) {
			// As WordPress resolves it.
			$url = wp_scripts()->base_url . $url;
		}
		if ( false === $url || ! str_starts_with( $url, content_url( '/' ) ) || str_contains( $url, '..' ) ) {
			return '';
		}
		$file = WP_CONTENT_DIR . '/' . substr( $url, strlen( content_url( '/' ) ) );
		if ( ! is_file( $file ) ) {
			return '';
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a local file.
		return filesize( $file ) <= self::LONGEST ? (string) file_get_contents( $file ) : null;
	}
}
