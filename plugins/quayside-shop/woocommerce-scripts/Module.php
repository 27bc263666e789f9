<?php
declare( strict_types=1 );

namespace Quayside\Shop\WoocommerceScripts;

use Quayside\Shop\Kit\Module as KitModule;

/**
 * Removes WooCommerce's own scripts that Quayside replaces.
 *
 * Their handles stay registered, without a file, because other plugins' scripts name them as dependencies. Such a script
 * still gets the libraries that the handle depends on.
 */
final class Module implements KitModule {
	/**
	 * Scripts that Quayside replaces.
	 */
	public const REPLACED = [ 'wc-add-to-cart', 'wc-cart-fragments', 'woocommerce', 'sourcebuster-js', 'wp-consent-api-integration', 'wc-account-i18n' ];

	/**
	 * Scripts whose file is removed while their settings stay on the page.
	 */
	private const SETTINGS_ONLY = [ 'wc-order-attribution' ];

	/**
	 * Defines the functions that WooCommerce's script adds to the settings of order attribution, because gateways call them at any time.
	 * Quayside's module replaces them when the visitor allows it.
	 */
	private const ATTRIBUTION = '(a=>{if(a){'
		. 'a.getAttributionData??=()=>Object.fromEntries(Object.keys(a.fields).map(f=>[f,null]));'
		. 'a.setOrderTracking??=v=>{a.params.allowTracking=v}'
		. '}})(window.wc_order_attribution)';

	public function register(): void {
		add_action( 'wp_enqueue_scripts', [ $this, 'replace' ], PHP_INT_MAX );
		// Widgets enqueue the fragments script while the page is rendered.
		add_action( 'wp_print_footer_scripts', [ $this, 'replace' ], 1 );
	}

	/**
	 * Removes the files of the handles and dequeues them.
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
				// Before the inline scripts of gateways, which call the functions.
				if ( ! str_contains( (string) $scripts->get_inline_script_data( $handle, 'before' ), self::ATTRIBUTION ) ) {
					$scripts->add_inline_script( $handle, self::ATTRIBUTION, 'before' );
				}
			}
		}
	}
}
