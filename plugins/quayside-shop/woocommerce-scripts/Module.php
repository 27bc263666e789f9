<?php
declare( strict_types=1 );

namespace Quayside\Shop\WoocommerceScripts;

use Quayside\Shop\Kit\Module as KitModule;

/**
 * Takes WooCommerce's own scripts off the page where Quayside does their work.
 *
 * Their handles stay registered, without a file, because other plugins' scripts name them as dependencies; such a
 * script still gets the libraries that came along with the handle.
 */
final class Module implements KitModule {
	/**
	 * Scripts that Quayside replaces.
	 */
	private const REPLACED = [ 'wc-add-to-cart', 'wc-cart-fragments', 'woocommerce', 'sourcebuster-js', 'wp-consent-api-integration' ];

	/**
	 * Scripts whose settings stay on the page while their file goes.
	 */
	private const SETTINGS_ONLY = [ 'wc-order-attribution' ];

	public function register(): void {
		add_action( 'wp_enqueue_scripts', [ $this, 'replace' ], PHP_INT_MAX );
		// Widgets ask for the fragments' script while the page is printed.
		add_action( 'wp_print_footer_scripts', [ $this, 'replace' ], 1 );
	}

	/**
	 * Empties the handles and takes them out of the queue.
	 */
	public function replace(): void {
		$scripts = wp_scripts();
		foreach ( self::REPLACED as $handle ) {
			if ( isset( $scripts->registered[ $handle ] ) ) {
				$scripts->registered[ $handle ]->src = false;
			}
			wp_dequeue_script( $handle );
		}
		foreach ( self::SETTINGS_ONLY as $handle ) {
			if ( isset( $scripts->registered[ $handle ] ) ) {
				$scripts->registered[ $handle ]->src  = false;
				$scripts->registered[ $handle ]->deps = [];
			}
		}
	}
}
