<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Store;

use Quayside\StandInStore\Checkout\OrderAttribution;
use const Quayside\StandInStore\FILE;

/**
 * Scripts and styles under WooCommerce's handles, so that whoever dequeues, depends on or localizes them finds them.
 * Only what Quayside does not replace does something.
 */
final class FrontEndScripts {

	/** Dependencies by handle; each is assets/<handle>.js, or nothing.js where Quayside or nobody does the work here. */
	private const SCRIPTS = [
		'wc-jquery-blockui'          => [ 'jquery' ],
		'wc-js-cookie'               => [],
		'wc-add-to-cart'             => [ 'jquery', 'wc-jquery-blockui' ],
		'wc-cart-fragments'          => [ 'jquery', 'wc-js-cookie' ],
		'woocommerce'                => [ 'jquery', 'wc-jquery-blockui', 'wc-js-cookie' ],
		'sourcebuster-js'            => [],
		'wc-order-attribution'       => [ 'sourcebuster-js' ],
		'wc-single-product'          => [ 'jquery' ],
		'wc-add-to-cart-variation'   => [ 'jquery', 'wp-util', 'wc-jquery-blockui' ],
		'wc-cart'                    => [ 'jquery', 'woocommerce' ],
		'wc-checkout'                => [ 'jquery', 'woocommerce' ],
		'wc-password-strength-meter' => [ 'jquery', 'password-strength-meter' ],
	];

	/** Handles with a script of their own. */
	private const OURS = [ 'wc-add-to-cart-variation', 'wc-checkout' ];

	/** @var list<string> Handles whose settings were printed. */
	private array $localized = [];

	/** Adds the hooks. */
	public function register(): void {
		add_action( 'wp_enqueue_scripts', [ $this, 'enqueue' ] );
		add_action( 'wp_print_scripts', [ $this, 'localize' ], 5 );
		add_action( 'wp_print_footer_scripts', [ $this, 'localize' ], 5 );
		add_action( 'wp_footer', static function (): void {
			wp_print_inline_script_tag( "document.body.className = document.body.className.replace( 'woocommerce-no-js', 'woocommerce-js' );" );
		} );
	}

	/** Registers everything and enqueues what this page has in WooCommerce. */
	public function enqueue(): void {
		foreach ( self::SCRIPTS as $handle => $dependencies ) {
			$file = in_array( $handle, self::OURS, true ) ? $handle : 'nothing';
			wp_register_script(
				$handle,
				plugins_url( "assets/$file.js", FILE ),
				$dependencies,
				WC()->version,
				in_array( $handle, [ 'sourcebuster-js', 'wc-order-attribution' ], true ) ? true : [ 'strategy' => 'defer' ]
			);
		}
		foreach ( [ 'woocommerce-layout', 'woocommerce-smallscreen', 'woocommerce-general' ] as $handle ) {
			wp_register_style( $handle, plugins_url( 'assets/store.css', FILE ), [], WC()->version );
		}
		$styles = apply_filters( 'woocommerce_enqueue_styles', [ 'woocommerce-general' => [ 'src' => plugins_url( 'assets/store.css', FILE ) ] ] );
		foreach ( is_array( $styles ) ? array_keys( $styles ) : [] as $handle ) {
			wp_enqueue_style( (string) $handle );
		}
		if ( 'yes' === get_option( 'woocommerce_enable_ajax_add_to_cart' ) ) {
			wp_enqueue_script( 'wc-add-to-cart' );
		}
		if ( is_cart() ) {
			wp_enqueue_script( 'wc-cart' );
		}
		if ( is_checkout() ) {
			wp_enqueue_script( 'wc-checkout' );
		}
		if ( is_product() ) {
			wp_enqueue_script( 'wc-single-product' );
		}
		wp_enqueue_script( 'woocommerce' );
		if ( OrderAttribution::is_enabled() ) {
			wp_enqueue_script( 'sourcebuster-js' );
			wp_enqueue_script( 'wc-order-attribution' );
		}
	}

	/** Prints the settings of enqueued scripts, once each. */
	public function localize(): void {
		foreach ( [
			'woocommerce'              => 'woocommerce_params',
			'wc-add-to-cart'           => 'wc_add_to_cart_params',
			'wc-cart-fragments'        => 'wc_cart_fragments_params',
			'wc-single-product'        => 'wc_single_product_params',
			'wc-add-to-cart-variation' => 'wc_add_to_cart_variation_params',
			'wc-cart'                  => 'wc_cart_params',
			'wc-checkout'              => 'wc_checkout_params',
			'wc-order-attribution'     => 'wc_order_attribution',
		] as $handle => $name ) {
			if ( in_array( $handle, $this->localized, true ) || ! wp_script_is( $handle ) ) {
				continue;
			}
			$settings = apply_filters( 'woocommerce_get_script_data', ScriptSettings::of( $handle ), $handle );
			if ( is_array( $settings ) && [] !== $settings ) {
				$this->localized[] = $handle;
				wp_localize_script( $handle, $name, (array) apply_filters( $name, $settings ) );
			}
		}
		if ( in_array( 'wc-add-to-cart-variation', $this->localized, true ) && ! did_action( 'stand_in_store_variation_templates' ) ) {
			do_action( 'stand_in_store_variation_templates' );
			wc_get_template( 'single-product/add-to-cart/variation.php' );
		}
	}
}
